import { staffStoreCalls as calls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import { inLanguage, money } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useListField } from '../../forms/field-state.ts'
import { AddButton, ChipChoice } from '../../forms/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId } from '../../forms/store-settings.ts'
import { useSelection } from '../../forms/stored-state.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { QueryError } from '../../ui/loaded.tsx'
import ui from '../../ui/ui.module.css'
import { effects } from './effect-fields.tsx'
import { MemberPrices } from './member-prices.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import { type Prices, type Promotion, useMemberPrices, usePromotions } from './queries.ts'

const newPromotion = (ways: readonly number[]): Promotion => ({
  discountId: newId('promo'),
  promotionType: 1101,
  name: {},
  effect: effects.percent,
  threshold: money(0),
  windows: [],
  bizTypes: ways as Promotion['bizTypes'],
  foodIds: [],
})

interface ListProps {
  draft: string
  ways: readonly number[]
  prices: Prices
}

function PromotionList({ draft, ways, prices }: ListProps) {
  const { entries: promotions, add, remove } = useListField<Promotion>('promotions')
  const ids = promotions.map(one => one.discountId)
  const [chosenId, choose] = useSelection(`${draft}.chosen`, ids)
  const at = ids.indexOf(chosenId ?? '')
  const addPromotion = () => {
    const promotion = newPromotion(ways)
    add(promotion)
    choose(promotion.discountId)
  }
  const removePromotion = () => {
    remove(at)
    choose(ids[at === 0 ? 1 : 0])
  }
  return (
    <>
      <ChipChoice
        label={t('console.promotions')}
        options={promotions.map(
          one => [one.discountId, inLanguage(one.name, currentLocale().id) || t('money.unnamed')] as const,
        )}
        chosen={chosenId}
        onChoose={choose}
      >
        <AddButton onAdd={addPromotion}>{t('promo.add')}</AddButton>
      </ChipChoice>
      {promotions.length === 0 && <Text kind="quiet">{t('promo.none')}</Text>}
      {at >= 0 && <PromotionFields key={chosenId} at={at} ways={ways} prices={prices} onRemove={removePromotion} />}
    </>
  )
}

interface FormProps {
  shopId: number
  data: ResponseOf<typeof calls.promotions>
  prices: Prices
}

function PromotionsForm({ shopId, data, prices }: FormProps) {
  const { mark, promotions, currency, languages, bizTypes } = data
  const draft = `promotions/${shopId}/promotions`
  const form = useSettingsForm({
    call: calls.savePromotions,
    shopId,
    saved: { mark, promotions },
    draft,
    reads: ['promotions', shopId],
  })
  return (
    <section>
      <SettingsForm form={form} languages={languages} currency={currency}>
        <PromotionList draft={draft} ways={bizTypes} prices={prices} />
      </SettingsForm>
    </section>
  )
}

/** The promotions and member prices of a store. For managers. */
export function PromotionsView({ shopId }: { shopId: number }) {
  const [promotions, prices] = [usePromotions(shopId), useMemberPrices(shopId)]
  const failed = [promotions, prices].find(one => one.error && !one.data)
  if (failed) return <QueryError query={failed} />
  if (!promotions.data || !prices.data) return <Skeleton height={320} />
  return (
    <Stack gap={14} className={ui.view}>
      <h2>{t('console.promotions')}</h2>
      <PromotionsForm shopId={shopId} data={promotions.data} prices={prices.data} />
      <MemberPrices shopId={shopId} prices={prices.data} currency={promotions.data.currency} />
    </Stack>
  )
}
