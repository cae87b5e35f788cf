import type { Calculation } from '@comanda/domain/cart'
import { showDate, showMoney, localize, t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { type CartAnswer, type Coupon, type CouponPlace, useAttach } from './api.ts'
import styles from './coupons.module.css'
import { type CouponState, couponStateOf } from './coupon-state.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface CouponSheetProps {
  place: CouponPlace
  coupons: readonly Coupon[]
  calculation: Calculation
  onChanged: (cart: CartAnswer) => void
  onClose: () => void
}

const RANK = { saves: 0, fits: 1, missing: 2, cannot: 3 } as const

/** The guest's coupons: usable ones first, the others with the reason. CART-14 */
export function CouponSheet({ place, coupons, calculation, onChanged, onClose }: CouponSheetProps) {
  const attach = useAttach(place)
  const listed = coupons
    .map(coupon => ({ coupon, standing: couponStateOf(coupon, calculation) }))
    .toSorted((a, b) => RANK[a.standing.kind] - RANK[b.standing.kind])
  const change = (couponCode: string, on: boolean) => attach.mutate({ couponCode, on }, { onSuccess: onChanged })
  return (
    <Sheet title={t('coupon.title')} onClose={onClose}>
      <Stack as="ul">
        {listed.map(({ coupon, standing }) => (
          <CouponCard
            key={coupon.couponCode}
            coupon={coupon}
            standing={standing}
            attached={calculation.couponList.some(it => it.couponCode === coupon.couponCode)}
            currency={calculation.currency}
            busy={attach.isPending}
            onChange={on => change(coupon.couponCode, on)}
          />
        ))}
      </Stack>
    </Sheet>
  )
}

interface CouponCardProps {
  coupon: Coupon
  standing: CouponState
  attached: boolean
  currency: Calculation['currency']
  busy: boolean
  onChange: (on: boolean) => void
}

function CouponCard({ coupon, standing, attached, currency, busy, onChange }: CouponCardProps) {
  const { template, endDate } = coupon
  const name = localize(template.name)
  const usable = standing.kind === 'fits'
  return (
    <Row as="li" gap={12} rowGap={10} wrap className={styles.card} data-standing={standing.kind}>
      <Stack gap={4} className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <Text kind="hint" className="lines">
          {localize(template.description)}
        </Text>
        <Text kind="hint">{t('coupon.until', { date: showDate(`${endDate}T12:00:00Z`, 'date', 'UTC') })}</Text>
        {standing.kind !== 'fits' && (
          <Text kind="strong" size={13} className={styles.standing}>
            {reasonText(standing, currency)}
          </Text>
        )}
      </Stack>
      {(attached || usable) && (
        <Button
          kind={attached ? 'plain' : 'secondary'}
          size="small"
          disabled={busy}
          aria-label={t(attached ? 'coupon.reduceNamed' : 'coupon.useNamed', { name })}
          onClick={() => onChange(!attached)}
        >
          {t(attached ? 'coupon.reduce' : 'coupon.use')}
        </Button>
      )}
    </Row>
  )
}

/** Saving of a coupon, or the reason why it saves nothing. */
function reasonText(standing: Exclude<CouponState, { kind: 'fits' }>, currency: Calculation['currency']): string {
  if (standing.kind === 'cannot') return t(`coupon.why.${standing.problem}`)
  const amount = showMoney(standing.amount, currency)
  return standing.kind === 'saves' ? t('coupon.saved', { amount }) : t('coupon.why.minimum', { amount })
}
