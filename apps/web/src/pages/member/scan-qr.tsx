import { Scan } from '../../features/scan/index.ts'
import { shopIdOf, useShopInfo } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

const ShopName = ({ shopId }: { shopId: number }) => {
  const { data, isError } = useShopInfo(shopId)
  return <p>{data ? t('scan.at', { shop: data.shopName }) : isError ? t('scan.shopUnknown') : ' '}</p>
}

/** `/scanQr`: scans a code of a table, store, group order, gift card, transfer or coupon. */
export const Page = () => {
  const shopId = shopIdOf(useSearch())
  return (
    <Screen title={t('title.scanQr')}>
      <Scan shopId={shopId} renderShop={id => <ShopName shopId={id} />} />
    </Screen>
  )
}
