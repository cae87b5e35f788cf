import { type Destination, quoteDelivery } from '@comanda/domain/store'
import { useSearch } from '../../platform/route-location.ts'
import {
  AddressForm,
  RemoveButton,
  type SavedAddress,
  useAddresses,
  useMapSettings,
} from '../../features/address/index.ts'
import { chooseAddress } from '../../platform/chosen-address.ts'
import { distanceText, PlacePicker, type ShopDetail, shopIdOf, useShop, bizTypeIn } from '../../features/store/index.ts'
import { currentLocale, t } from '../../platform/i18n/index.ts'
import { useUserInfo } from '../../features/member/index.ts'
import { deviceRegion } from '../../platform/device/device-region.ts'
import { knownContact } from '../../platform/known-contact.ts'
import { go, goBack } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { ErrorState, Skeleton } from '../../ui/feedback/states.tsx'
import { afterAddress } from './after-address.ts'

/** Initial country of a new address: the store's, else that of the phone's locale. */
const countryOf = (shop: { countryCode: string } | undefined): string =>
  shop?.countryCode ?? deviceRegion() ?? (currentLocale().id === 'zh_CN' ? 'CN' : 'US')

/** `/saveAddress`: adds or edits an address. */
export function Page() {
  const search = useSearch()
  const addressId = new URLSearchParams(search).get('addressId') ?? undefined
  const shopId = bizTypeIn(search) === 1200 ? shopIdOf(search) : undefined
  const book = useAddresses(shopId)
  const shop = useShop(shopId)
  const changing = addressId !== undefined
  const profile = useUserInfo(!changing)
  const waiting = (changing ? book.isPending : profile.isPending) || (shopId !== undefined && !shop.data && !shop.error)
  const content = () => {
    if (waiting) return <Skeleton height={420} />
    if (changing && book.isError) return <ErrorState onRetry={() => void book.refetch()} busy={book.isFetching} />
    const address = book.data?.addresses.find(candidate => candidate.addressId === addressId)
    return (
      <Writing
        key={address?.addressId}
        address={address}
        shopId={shopId}
        shop={shop.data}
        search={search}
        profile={profile.data}
      />
    )
  }
  return <Screen title={t(changing ? 'address.change' : 'address.new')}>{content()}</Screen>
}

interface WritingProps {
  address: SavedAddress | undefined
  shopId: number | undefined
  shop: ShopDetail | undefined
  search: string
  /** The account, whose contact a new address begins with. */
  profile: ReturnType<typeof useUserInfo>['data']
}

/** Why a store cannot deliver to a destination; undefined if it can. PRICE-6 */
function obstacleTo(shop: ShopDetail, to: Destination): string | undefined {
  const quote = quoteDelivery(shop.deliveryZones, shop, to)
  if (quote.inReach) return undefined
  if (quote.unplaced) return t('address.pinMissing')
  if (shop.deliveryZones.length === 0) return t('address.noDelivery')
  const { beyond } = quote
  const why = beyond === undefined ? t('address.notInArea') : t('address.away', { distance: distanceText(beyond) })
  return t('address.cannotSave', { why })
}

function Writing({ address, shopId, shop, search, profile }: WritingProps) {
  const countryCode = countryOf(shop)
  const maps = useMapSettings()
  const saved = (next: SavedAddress) => {
    toast(t('address.saved'))
    if (shopId === undefined || next.reach?.kind !== 'inReach') return goBack()
    chooseAddress(next)
    go(afterAddress(search), { replace: true })
  }
  return (
    <>
      <AddressForm
        address={address}
        countryCode={countryCode}
        contact={knownContact(profile, countryCode)}
        shopId={shopId}
        near={shop}
        canSearch={maps?.search === true}
        obstacle={to => (shopId === undefined || !shop ? undefined : obstacleTo(shop, to))}
        renderPlace={(place, set) => <PlacePicker shop={shop} place={place} tiles={maps?.tiles} {...set} />}
        onSaved={saved}
      />
      {address && <RemoveButton addressId={address.addressId} onGone={goBack} />}
    </>
  )
}
