import { useSearch } from '../platform/place.ts'
import { type ListChoice, OrderList } from '../features/order/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { Page as Screen } from '../ui/page.tsx'

const states = ['active', 'past'] as const
const types = [1100, 1200, 1300] as const

/** What the address bar says of the list; a reload keeps it. */
function choiceOf(search: string): ListChoice {
  const query = new URLSearchParams(search)
  return {
    state: states.find(state => state === query.get('state')),
    orderType: types.find(type => String(type) === query.get('orderType')),
    search: query.get('search') ?? '',
  }
}

function choose({ state, orderType, search }: ListChoice): void {
  const query = new URLSearchParams(state === undefined ? {} : { state })
  if (orderType !== undefined) query.set('orderType', String(orderType))
  if (search !== '') query.set('search', search)
  go(`/orderList?${query}`, { replace: true })
}

/** `/orderList`: the guest's orders, under way and over. */
export function Page() {
  const search = useSearch()
  return (
    <Screen title={t('title.orderList')}>
      <OrderList choice={choiceOf(search)} onChoose={choose} />
    </Screen>
  )
}
