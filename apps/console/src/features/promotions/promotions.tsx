import { staffStoreCalls as calls } from '@comanda/contract/store'
import { inLanguage, money } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { useDraft } from '../../fields/use-draft.ts'
import { useChosen } from '../../fields/use-left.ts'
import { send } from '../../platform/send.ts'
import { kinds, type Prices, type Promotion, type Promotions, useMemberPrices, usePromotions } from './api.ts'
import { MemberPrices } from './member-prices.tsx'
import { PromotionForm } from './promotion-form.tsx'
import styles from './promotions.module.css'
import { AskFailed } from '../../ui/ask-failed.tsx'

const fresh = (ways: readonly number[]): Promotion => ({
  discountId: `promo-${crypto.randomUUID().slice(0, 8)}`,
  promotionType: 1101,
  name: {},
  effect: kinds.percent,
  threshold: money(0),
  windows: [],
  bizTypes: ways as Promotion['bizTypes'],
  foodIds: [],
})

interface PartProps {
  shopId: number
  saved: Promotions
  prices: Prices
}

function Part({ shopId, saved, prices }: PartProps) {
  const { mark, promotions: stored, currency, languages, bizTypes: ways } = saved
  const name = `promotions/${shopId}/promotions`
  const part = useDraft({
    name,
    saved: { mark, promotions: stored },
    send: ask => send(calls.savePromotions, { shopId, ...ask }),
    reads: ['promotions', shopId],
  })
  const { promotions } = part.draft
  const [chosenId, setChosen] = useChosen(
    `${name}.chosen`,
    promotions.map(one => one.discountId),
  )
  const at = promotions.findIndex(one => one.discountId === chosenId)
  const chosen = promotions[at]
  const put = (next: Promotion[]) => part.edit({ promotions: next })
  const add = () => {
    const promotion = fresh(ways)
    put([...promotions, promotion])
    setChosen(promotion.discountId)
  }
  return (
    <section className={styles.part}>
      <DraftForm part={part}>
        <div className={styles.actions} role="group" aria-label={t('console.promotions')}>
          {promotions.map(({ discountId, name }) => (
            <Chip key={discountId} pressed={discountId === chosenId} onPress={() => setChosen(discountId)}>
              {inLanguage(name, currentLocale().id) || t('money.unnamed')}
            </Chip>
          ))}
          <AddButton onAdd={add}>{t('promo.add')}</AddButton>
        </div>
        {promotions.length === 0 && <p className={fields.quiet}>{t('promo.none')}</p>}
        {chosen && (
          <PromotionForm
            key={chosen.discountId}
            promotion={chosen}
            field={`promotions[${at}]`}
            currency={currency}
            languages={languages}
            ways={ways}
            prices={prices}
            faultAt={part.faultAt}
            onChange={next => put(promotions.with(at, next))}
            onRemove={() => {
              put(promotions.toSpliced(at, 1))
              setChosen(promotions[at === 0 ? 1 : 0]?.discountId)
            }}
          />
        )}
      </DraftForm>
    </section>
  )
}

/** What a store takes off its prices: promotions, and what members pay. For managers. */
export function PromotionsView({ shopId }: { shopId: number }) {
  const [promotions, prices] = [usePromotions(shopId), useMemberPrices(shopId)]
  const failed = [promotions, prices].find(one => one.error && !one.data)
  if (failed) return <AskFailed asked={failed} />
  if (!promotions.data || !prices.data) return <Skeleton height={320} />
  return (
    <div className={styles.view}>
      <h2>{t('console.promotions')}</h2>
      <Part shopId={shopId} saved={promotions.data} prices={prices.data} />
      <MemberPrices shopId={shopId} prices={prices.data} currency={promotions.data.currency} />
    </div>
  )
}
