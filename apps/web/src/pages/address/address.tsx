import { useState } from 'react'
import { useSearch } from '../../platform/route-location.ts'
import { AddressList, type SavedAddress } from '../../features/address/index.ts'
import { chooseAddress } from '../../platform/chosen-address.ts'
import { distanceText, shopIdOf, useShopInfo, bizTypeIn } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { afterAddress } from './after-address.ts'
import { pickUpInstead } from '../order/pick-up-instead.ts'

/** `/address`: the guest's own addresses; for a delivery, which of them the store reaches. NAV-8 */
export function Page() {
  const search = useSearch()
  const shopId = bizTypeIn(search) === 1200 ? shopIdOf(search) : undefined
  const { data: shop } = useShopInfo(shopId, 1200)
  const [leaving, setLeaving] = useState(false)
  const pickUp = (at: number) => {
    setLeaving(true)
    void pickUpInstead(at).finally(() => setLeaving(false))
  }
  const choose = (address: SavedAddress) => {
    chooseAddress(address)
    go(afterAddress(search), { replace: true })
  }
  return (
    <Screen title={t('title.address')}>
      <AddressList
        shopId={shopId}
        shop={shop}
        distanceText={distanceText}
        onChoose={shopId === undefined ? undefined : choose}
        instead={
          <>
            {shopId !== undefined && shop?.bizTypes.includes(1300) && (
              <Button wide busy={leaving} onClick={() => pickUp(shopId)}>
                {t('address.pickup')}
              </Button>
            )}
            <LinkButton to="/selectStore?bizType=1200" kind="secondary" wide>
              {t('address.otherShop')}
            </LinkButton>
          </>
        }
      />
    </Screen>
  )
}
