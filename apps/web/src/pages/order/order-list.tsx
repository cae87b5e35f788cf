import { useSearchState } from '../../platform/search-state.ts'
import { type ListChoice, OrderList } from '../../features/order/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { AgainPaidAtOnce } from './parts/again-paid-at-once.tsx'

const states = ['active', 'past'] as const
const types = [1100, 1200, 1300] as const

/** Filters of the list in the address; a reload keeps them. */
function choiceOf(search: string): ListChoice {
  const query = new URLSearchParams(search)
  return {
    state: states.find(state => state === query.get('state')),
    orderType: types.find(type => String(type) === query.get('orderType')),
    search: query.get('search') ?? '',
  }
}

function targetOf({ state, orderType, search }: ListChoice): string {
  const query = new URLSearchParams(state === undefined ? {} : { state })
  if (orderType !== undefined) query.set('orderType', String(orderType))
  if (search !== '') query.set('search', search)
  return `/orderList?${query}`
}

/** `/orderList`: the guest's active and past orders. */
export function Page() {
  const [search, saveSearch] = useSearchState()
  return (
    <Screen title={t('title.orderList')}>
      <AgainPaidAtOnce>
        <OrderList choice={choiceOf(search)} onChoose={choice => saveSearch(targetOf(choice))} />
      </AgainPaidAtOnce>
    </Screen>
  )
}
