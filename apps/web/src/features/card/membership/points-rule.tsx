import type { Money } from '@comanda/domain/money'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { usePointsRule } from '../api.ts'
import styles from '../card.module.css'

/** The value of points and the rule for earning them, in the currency of the store; else in the first, with the others folded. CARD-7 */
export function PointsRule() {
  const { data } = usePointsRule()
  if (!data || data.rules.length === 0) return null
  const [first, ...others] = data.rules.map(rule => (
    <Rule key={rule.currency.currencyCode} rule={rule} rules={data.rules} />
  ))
  return (
    <div className={styles.small}>
      {first}
      {others.length > 0 && (
        <details className={styles.otherRules}>
          <summary>{t('card.rulesElsewhere')}</summary>
          {others}
        </details>
      )}
      <p>{t('card.ruleMonths', { months: data.pointsMonths })}</p>
    </div>
  )
}

type Rules = NonNullable<ReturnType<typeof usePointsRule>['data']>

/** The rule of one currency; the minimum of an order is named where there is only one. */
function Rule({ rule, rules }: { rule: Rules['rules'][number]; rules: Rules['rules'] }) {
  const { currency, earnAmount, earnPoints, pointsPerTier, pointsTiersAmount, minimumPointAmount } = rule
  const text = (amount: Money) => showMoney(amount, currency)
  return (
    <p>
      {earnPoints > 0 && `${t('card.ruleEarn', { amount: text(earnAmount), points: earnPoints })} `}
      {t('card.ruleWorth', { points: pointsPerTier, amount: text(pointsTiersAmount) })}{' '}
      {rules.length === 1 && minimumPointAmount > 0 && t('card.ruleLeast', { amount: text(minimumPointAmount) })}
    </p>
  )
}

/** The value of points at a store, in one line. CARD-7, PAY-2 */
export function PointsWorth({ shopId }: { shopId: number }) {
  const { data, isLoading } = usePointsRule(shopId)
  const rule = data?.rules[0]
  if (isLoading) return <Skeleton height={18} width="50%" />
  if (!rule) return null
  const amount = showMoney(rule.pointsTiersAmount, rule.currency)
  return <p className={styles.small}>{t('card.ruleWorth', { points: rule.pointsPerTier, amount })}</p>
}
