import { showMoney, showNumber, t } from '../../../platform/i18n/index.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { useAssets } from '../api.ts'
import { balanceLabel } from './balance-label.ts'
import { Grid } from '../../../ui/layout/layout.tsx'
import styles from './card-balances.module.css'

/** Overview of the guest's balances, each with a link to its page. */
export function CardBalances() {
  const assets = useAssets()
  const { data } = assets
  if (assets.isPending) return <Skeleton height={70} />
  if (!data) return <QueryError query={assets} />
  return (
    <Grid gap={8} columns="repeat(auto-fit, minmax(min(100%, 4.8em), 1fr))">
      <Link to="/vip" className={styles.asset}>
        <strong>{showNumber(data.points)}</strong>
        {t('card.points')}
      </Link>
      <Link to={data.balance ? '/currentBalance' : '/vip'} className={styles.asset}>
        <strong>{data.balance ? showMoney(data.balance.amount, data.balance.currency) : '–'}</strong>
        {balanceLabel(data.balance)}
      </Link>
      <Link to="/couponIndex" className={styles.asset}>
        <strong>{showNumber(data.couponCount)}</strong>
        {t('member.coupons')}
      </Link>
      <Link to="/giftCards" className={styles.asset}>
        <strong>{showNumber(data.giftCardCount)}</strong>
        {t('member.giftCards')}
      </Link>
    </Grid>
  )
}
