import { withoutExtras } from '@comanda/domain/payment'
import { useSearch } from '../../platform/route-location.ts'
import { useDeliveryAddress } from '../../features/address/index.ts'
import { PhoneCheck } from '../../features/auth/index.ts'
import { chosenBy } from '../../features/bill/index.ts'
import { EarnsPoints } from '../../features/card/index.ts'
import { type CartPlace, placeOf, TotalLines, useCart } from '../../features/cart/index.ts'
import { Coupons } from '../../features/coupon/index.ts'
import { CreateOrder, type PageParts } from '../../features/order/index.ts'
import { useUserInfo } from '../../features/member/index.ts'
import { useLockForCheckout } from '../../features/group/index.ts'
import { SeatStep } from '../../features/table/index.ts'
import { SlotSheet, useShopInfo } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { renderOrderPayment } from './parts/order-payment.tsx'
import { pickUpInstead } from './pick-up-instead.ts'

const renderPage = ({ children, ...bars }: PageParts) => (
  <Screen title={t('title.createOrder')} {...bars}>
    {children}
  </Screen>
)

/** `/createOrder`: order form. The address names the store and the way of ordering. */
export function Page() {
  const search = useSearch()
  const place = placeOf(search)
  if (place?.preOrder && place.businessType === 1100) return renderPage({ children: <Ahead {...place} /> })
  if (place) return <Ordering place={place} key={search} />
  return renderPage({
    children: (
      <EmptyState
        icon={<Illustration scene="bag" />}
        title={t('order.empty')}
        actions={<LinkButton to="/selectStore">{t('order.startOrder')}</LinkButton>}
      >
        {t('order.emptyHint')}
      </EmptyState>
    ),
  })
}

/** Says that dishes chosen ahead are ordered at a table. CART-12 */
const Ahead = ({ shopId }: CartPlace) => (
  <EmptyState
    icon={<Illustration scene="calendar" />}
    title={t('preOrder.kept')}
    actions={
      <LinkButton to={`/selectNum?shopId=${shopId}&bizType=1100&tableId=&fun=`}>{t('preOrder.findTable')}</LinkButton>
    }
  >
    {t('preOrder.keptHint')}
  </EmptyState>
)

/** Says that the host orders the cart of a group. */
const HostOrders = () => (
  <EmptyState
    icon={<Illustration scene="bag" />}
    title={t('group.hostOrders')}
    actions={<LinkButton to="/storeIndex">{t('group.back')}</LinkButton>}
  >
    {t('group.friendHint')}
  </EmptyState>
)

/**
 * Switches to a pickup of the same dishes at the same store, if offered; not for the cart of a group, which belongs to
 * several guests.
 */
function usePickUp(place: CartPlace): (() => Promise<void>) | undefined {
  const delivers = place.businessType === 1200 && !place.vtId
  const { data: shop } = useShopInfo(delivers ? place.shopId : undefined, 1200)
  return shop?.bizTypes.includes(1300) ? () => pickUpInstead(place.shopId) : undefined
}

type Shared = NonNullable<NonNullable<ReturnType<typeof useCart>['answer']>['shared']>

/** Says which guest added a dish, where several share the cart; a free dish is of none of them. CART-11 */
function whoseDish({ persons, me }: Shared, { addedBy }: { addedBy: string }): string | undefined {
  if (persons.length < 2 || addedBy === '') return undefined
  return chosenBy({ persons, me }, { by: addedBy, mine: addedBy === me })
}

function Ordering({ place }: { place: CartPlace }) {
  const { whenSettled, refresh, answer } = useCart(place)
  useLockForCheckout(answer?.group)
  const { shopId, businessType, tableId, vtId } = place
  const shared = answer?.shared
  const delivery = useDeliveryAddress(businessType === 1200 ? shopId : undefined)
  const onPickUp = usePickUp(place)
  const profile = useUserInfo(businessType !== 1100).data
  if (answer?.mayOrder === false) return renderPage({ children: <HostOrders /> })
  return (
    <CreateOrder
      shopId={shopId}
      orderType={businessType}
      tableId={tableId}
      vtId={vtId}
      profile={profile}
      addressId={delivery.addressId}
      addressTarget={delivery.target}
      settleCart={whenSettled}
      onPickUp={onPickUp}
      onOrdered={refresh}
      whoseDish={line => shared && whoseDish(shared, line)}
      renderTimes={sheet => <SlotSheet shopId={shopId} bizType={businessType} {...sheet} />}
      renderTotals={({ totalLines, currency, totalPaidAmount }, isRound) => (
        <TotalLines
          lines={totalLines}
          currency={currency}
          total={totalPaidAmount}
          brief
          {...(isRound && { totalName: t('bill.thisRound') })}
        />
      )}
      renderPayment={(input, form) => renderOrderPayment({ ...input, shopId, orderType: businessType }, form)}
      renderEarns={calculation => <EarnsPoints shopId={shopId} amount={withoutExtras(calculation)} />}
      renderSeat={step => <SeatStep shopId={shopId} {...step} />}
      renderPhoneCheck={check => <PhoneCheck {...check} />}
      renderCoupons={(calculation, onChanged) => (
        <Coupons
          place={{ shopId, businessType, tableId }}
          calculation={calculation}
          onChanged={() => {
            onChanged()
            refresh()
          }}
        />
      )}
      renderPage={renderPage}
    />
  )
}
