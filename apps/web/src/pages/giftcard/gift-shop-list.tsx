import { GiftShops } from '../../features/giftcard/index.ts'
import { requestPosition, distanceText, usePosition } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/giftShopList`: stores that accept a gift card. */
export function Page() {
  const position = usePosition()
  return (
    <Screen title={t('title.giftShopList')}>
      <GiftShops
        programId={new URLSearchParams(useSearch()).get('programId') ?? ''}
        point={position.state === 'here' ? position.point : undefined}
        onNearest={requestPosition}
        locating={position.state === 'asking'}
        distanceText={distanceText}
      />
    </Screen>
  )
}
