import { Check, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { localize, t } from '../../platform/i18n/index.ts'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { type Coupon, useCouponTemplate } from './api.ts'
import styles from './coupon-wallet.module.css'
import { type OrderTypeName, ruleTexts, worthText } from './rule-texts.ts'
import { UseNow } from './use-now.tsx'
import { Stack } from '../../ui/layout/layout.tsx'

interface CouponDetailSheetProps {
  coupon: Coupon
  wayWords: OrderTypeName
  /** Buttons that add it to a wallet. */
  wallet: ReactNode
  onClose: () => void
}

/** One coupon: value, conditions and stores. CARD-6 */
export function CouponDetailSheet({ coupon, wayWords, wallet, onClose }: CouponDetailSheetProps) {
  const { template, state } = coupon
  const { data } = useCouponTemplate(template.couponTemplateId, undefined)
  return (
    <Sheet
      title={localize(template.name)}
      onClose={onClose}
      foot={state === 'usable' && <UseNow coupon={coupon} size="large" />}
    >
      <Stack gap={14}>
        <p className={styles.worth}>{worthText(template)}</p>
        <p className="lines">{localize(template.description)}</p>
        <Stack as="ul" gap={10} className={styles.rules}>
          {ruleTexts(coupon, wayWords).map(text => (
            <li key={text}>
              <Check aria-hidden="true" />
              {text}
            </li>
          ))}
        </Stack>
        {(state === 'usable' || state === 'notStarted') && wallet}
        {data && (
          <List>
            <ListRow
              icon={<MapPin />}
              title={t('coupon.shops', { count: data.shops.length })}
              to={`/couponShopList?couponTemplateId=${template.couponTemplateId}`}
            />
          </List>
        )}
      </Stack>
    </Sheet>
  )
}
