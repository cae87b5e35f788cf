import { CouponShops } from '../../features/coupon/index.ts'
import { requestPosition, distanceText, usePosition } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/couponShopList`: stores that accept a coupon. */
export function Page() {
  const position = usePosition()
  return (
    <Screen title={t('title.couponShopList')}>
      <CouponShops
        couponTemplateId={new URLSearchParams(useSearch()).get('couponTemplateId') ?? ''}
        point={position.state === 'here' ? position.point : undefined}
        onNearest={requestPosition}
        locating={position.state === 'asking'}
        distanceText={distanceText}
      />
    </Screen>
  )
}
