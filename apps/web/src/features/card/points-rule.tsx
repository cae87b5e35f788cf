import type { Money } from '@comanda/domain/money'
import { showMoney, showNumber, t } from '../../platform/i18n/index.ts'
import { usePointsRule } from './api.ts'
import styles from './card.module.css'

/** The value of points and the rule for earning them, in the currency of the store, else in that of each. CARD-7 */
export function PointsRule() {
  const { data } = usePointsRule()
  if (!data || data.rules.length === 0) return null
  const one = data.rules.length === 1
  return (
    <div className={styles.small}>
      {data.rules.map(rule => {
        const { currency, earnAmount, earnPoints, pointsPerTier, pointsTiersAmount } = rule
        const text = (amount: Money) => showMoney(amount, currency)
        return (
          <p key={currency.currencyCode}>
            {earnPoints > 0 && `${t('card.ruleEarn', { amount: text(earnAmount), points: earnPoints })} `}
            {t('card.ruleWorth', { points: showNumber(pointsPerTier), amount: text(pointsTiersAmount) })}{' '}
            {one && rule.minimumPointAmount > 0 && t('card.ruleLeast', { amount: text(rule.minimumPointAmount) })}
          </p>
        )
      })}
      <p>{t('card.ruleMonths', { months: data.pointsMonths })}</p>
    </div>
  )
}

/** The value of points at a store, in one line. CARD-7, PAY-2 */
export function PointsWorth({ shopId }: { shopId: number }) {
  const rule = usePointsRule(shopId).data?.rules[0]
  if (!rule) return null
  const amount = showMoney(rule.pointsTiersAmount, rule.currency)
  return <p className={styles.small}>{t('card.ruleWorth', { points: showNumber(rule.pointsPerTier), amount })}</p>
}
