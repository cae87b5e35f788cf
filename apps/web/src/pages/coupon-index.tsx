import { CouponWallet } from '../features/coupon/index.ts'
import { wayWords } from '../features/store/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { useSearch } from '../platform/place.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/couponIndex`: one's own coupons. */
export function Page() {
  const state = new URLSearchParams(useSearch()).get('state')
  return (
    <CouponWallet
      state={state === 'used' || state === 'expired' ? state : 'usable'}
      onState={next => go(`/couponIndex?state=${next}`, { replace: true })}
      wayWords={wayWords}
      renderPage={(content, bottom) => (
        <Screen title={t('title.couponIndex')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
