import { localize, t } from '../../platform/i18n/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loading, QueryError } from '../../ui/feedback/query-states.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { type Coupon, useOwnCoupons } from './api.ts'
import styles from './own-coupons.module.css'
import { Ticket, ticketDays } from './ticket.tsx'
import { UseNow } from './use-now.tsx'

/** The guest's own coupons on a decorated page; the offer to sign in for a visitor, to add one for a guest without any. CARD-6 */
export const OwnCoupons = () =>
  kindOf(useUser()) === 'visitor' ? (
    <Offer text={t('coupon.signInHint')} to="/login" action={t('auth.signIn')} />
  ) : (
    <OfGuest />
  )

function OfGuest() {
  const coupons = useOwnCoupons('usable')
  if (!coupons.data) return coupons.error ? <QueryError query={coupons} /> : <Loading heights={[104]} />
  const list = coupons.data.coupons
  if (list.length === 0) return <Offer text={t('coupon.none.usable')} to="/couponIndex" action={t('coupon.add')} />
  return (
    <Row as="ul" align="stretch" className={styles.strip}>
      {list.map(coupon => (
        <Own key={coupon.couponCode} coupon={coupon} />
      ))}
    </Row>
  )
}

const Own = ({ coupon }: { coupon: Coupon }) => (
  <Ticket coupon={coupon}>
    <Text as="h3" size={16}>
      {localize(coupon.template.name)}
    </Text>
    <Text kind="hint">{ticketDays(coupon)}</Text>
    {coupon.state === 'usable' && (
      <span className={styles.action}>
        <UseNow coupon={coupon} size="small" />
      </span>
    )}
  </Ticket>
)

const Offer = ({ text, to, action }: { text: string; to: string; action: string }) => (
  <Card>
    <Row gap={12} rowGap={8} wrap justify="between">
      <Stack className={styles.offer}>{text}</Stack>
      <LinkButton size="small" kind="soft" to={to}>
        {action}
      </LinkButton>
    </Row>
  </Card>
)
