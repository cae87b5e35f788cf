import { staffStoreCalls as calls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { EmptyState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { nameOf } from '../../forms/brand-settings.ts'
import { useListField } from '../../forms/state/field-state.ts'
import { AddButton } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId } from '../../forms/store-settings.ts'
import { useSettingsForm } from '../../forms/state/use-settings-form.ts'
import { useMay } from '../../platform/may.ts'
import { goTo, hashOf, usePlace } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import { today } from '../../platform/store-day.ts'
import { QueryError } from '../../ui/loaded.tsx'
import { daysText, type Offer, OfferTable, StateBadge, stateOf, unseenText } from '../../ui/offer-table.tsx'
import ui from '../../ui/ui.module.css'
import { effects } from './effect-fields.tsx'
import { MemberPrices } from './member-prices.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import { type Prices, type Promotion, useMemberPrices, usePromotions } from './queries.ts'
import { BackArrow } from '../../ui/back-arrow.tsx'

const newPromotion = (ways: readonly number[], segmentId = ''): Promotion => ({
  ...(segmentId !== '' && { segmentId }),
  discountId: newId('promo'),
  promotionType: 1101,
  name: {},
  effect: effects.percent,
  threshold: money(0),
  windows: [],
  bizTypes: ways as Promotion['bizTypes'],
  foodIds: [],
})

const VIEW = 'promotions'

type Data = ResponseOf<typeof calls.promotions>

const offerOf = (promotion: Promotion): Offer => ({
  id: promotion.discountId,
  name: nameOf(promotion.name),
  kind: t(`promo.kind.${promotion.effect.kind}`),
  state: stateOf(promotion.off !== true, promotion, today()),
  dates: daysText(promotion),
  isOn: promotion.off !== true,
})

/** The name of a promotion; the saved one while the form has none. */
function entryName({ promotions }: Data, { discountId, name }: Promotion): string {
  const isNamed = Object.values(name).some(text => text !== '')
  return nameOf(isNamed ? name : (promotions.find(saved => saved.discountId === discountId)?.name ?? {}))
}

const isSaved = ({ promotions }: Data, { discountId }: Promotion): boolean =>
  promotions.some(saved => saved.discountId === discountId)

/** All promotions of the store, one per row, those that are not saved yet at the end; a switch saves the list at its revision. */
function PromotionTable({ shopId, data }: { shopId: number; data: Data }) {
  const client = useQueryClient()
  const { entries } = useListField<Promotion>('promotions')
  const switching = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) => {
      const promotions = data.promotions.map(({ off: _, ...one }) =>
        one.discountId === id ? { ...one, ...(!on && { off: true }) } : { ...one, ...(_ && { off: true }) },
      )
      return send(calls.savePromotions, { shopId, mark: data.mark, promotions })
    },
    onError: error => toast(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['promotions', shopId] }),
  })
  const unsaved = entries
    .filter(promotion => !isSaved(data, promotion))
    .map(promotion => ({ ...offerOf(promotion), state: 'unsaved' as const }))
  if (data.promotions.length + unsaved.length === 0)
    return <EmptyState icon={<BadgePercent />} title={t('promo.none')} />
  const offers = data.promotions.map(promotion => {
    const result = data.results.find(one => one.discountId === promotion.discountId)
    const offer = {
      ...offerOf(promotion),
      ...(result && { uses: String(result.uses), cost: showMoney(result.discounted, data.currency) }),
    }
    const isThis = switching.isPending && switching.variables.id === offer.id
    return {
      ...offer,
      onSwitch: (on: boolean) => switching.mutate({ id: offer.id, on }),
      switchingTo: isThis ? switching.variables.on : undefined,
    }
  })
  return (
    <OfferTable
      label={t('console.promotions')}
      offers={[...offers, ...unsaved]}
      headings={{ uses: 'promo.uses', cost: 'promo.discounted' }}
      onOpen={id => goTo(VIEW, id)}
    />
  )
}

interface FormProps {
  shopId: number
  data: Data
  prices: Prices
  /** The promotion of the address. */
  discountId: string
}

/** The fields of one promotion. */
function OnePromotion({ shopId, discountId, data, prices }: FormProps) {
  const { entries, remove } = useListField<Promotion>('promotions')
  const at = entries.findIndex(one => one.discountId === discountId)
  const promotion = entries[at]
  if (!promotion) return null
  return (
    <>
      <Row wrap gap={12}>
        <h3>{nameOf(promotion.name)}</h3>
        <StateBadge state={isSaved(data, promotion) ? offerOf(promotion).state : 'unsaved'} />
      </Row>
      <PromotionFields
        key={discountId}
        shopId={shopId}
        at={at}
        ways={data.bizTypes}
        prices={prices}
        onRemove={() => remove(at)}
      />
    </>
  )
}

/** Adds a promotion for the members of a segment to the unsaved list, once, and goes to its form. CARD-19 */
function NewForSegment({ ways, segmentId }: { ways: readonly number[]; segmentId: string }) {
  const { add } = useListField<Promotion>('promotions')
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const promotion = newPromotion(ways, segmentId)
    add(promotion)
    // Going back skips the address that begins another one.
    location.replace(`#${hashOf(VIEW, promotion.discountId)}`)
  })
  return null
}

/** Adds a promotion to the unsaved list, and goes to its form. */
function AddPromotion({ ways }: { ways: readonly number[] }) {
  const { add } = useListField<Promotion>('promotions')
  return (
    <AddButton
      main
      onAdd={() => {
        const promotion = newPromotion(ways)
        add(promotion)
        goTo(VIEW, promotion.discountId)
      }}
    >
      {t('promo.add')}
    </AddButton>
  )
}

function PromotionsForm({ shopId, data, prices, discountId }: FormProps) {
  const { mark, promotions, currency, languages, bizTypes } = data
  const form = useSettingsForm({
    call: calls.savePromotions,
    shopId,
    saved: { mark, promotions },
    draft: `promotions/${shopId}/promotions`,
    reads: ['promotions', shopId],
    savedAs(_answer, values) {
      const promotion = values.promotions.find(one => one.discountId === discountId)
      return promotion && unseenText(offerOf(promotion).state)
    },
    entryAt(path, values) {
      const promotion = values.promotions[Number(path.split('.')[1])]
      return (
        promotion && {
          name: entryName(data, promotion),
          isOpen: promotion.discountId === discountId,
          show: () => goTo(VIEW, promotion.discountId),
        }
      )
    },
  })
  const mayEditMenu = useMay('editMenu')
  const { part: segmentId } = usePlace()
  const isOpen = form.values.promotions.some(one => one.discountId === discountId)
  return (
    <Stack gap={14}>
      <SettingsForm form={form} languages={languages} currency={currency}>
        {isOpen ? (
          <>
            <Row>
              <Button size="small" kind="plain" icon={<BackArrow />} onClick={() => goTo(VIEW)}>
                {t('offers.back')}
              </Button>
            </Row>
            <OnePromotion shopId={shopId} data={data} prices={prices} discountId={discountId} />
          </>
        ) : segmentId !== '' ? (
          <NewForSegment key={segmentId} ways={bizTypes} segmentId={segmentId} />
        ) : (
          <>
            <Row justify="end">
              <AddPromotion ways={bizTypes} />
            </Row>
            <PromotionTable shopId={shopId} data={data} />
          </>
        )}
      </SettingsForm>
      {mayEditMenu && !isOpen && <MemberPrices shopId={shopId} prices={prices} currency={currency} />}
    </Stack>
  )
}

/** The reductions of a store: promotions, first as a list, and member prices. For managers. PRICE-2 */
export function PromotionsView({ shopId }: { shopId: number }) {
  const { detail } = usePlace()
  const [promotions, prices] = [usePromotions(shopId), useMemberPrices(shopId)]
  const failed = [promotions, prices].find(one => one.error && !one.data)
  if (failed) return <QueryError query={failed} />
  if (!promotions.data || !prices.data) return <Skeleton height={320} />
  return (
    <Stack gap={14} className={ui.view}>
      <h2>{t('console.promotions')}</h2>
      <PromotionsForm shopId={shopId} data={promotions.data} prices={prices.data} discountId={detail} />
    </Stack>
  )
}
