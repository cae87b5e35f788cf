import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { useTopic } from '../../platform/device/push.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type Bill, type BillQuery, useBill } from './api.ts'

interface OneBillProps {
  input: BillQuery
  /** Renders the page around a loading, missing or error state. */
  renderMissing: (children: ReactNode) => ReactNode
  children: (bill: Bill, refresh: () => void) => ReactNode
}

/** The bill of a table with live updates, and its loading, missing and error states. */
export function OneBill({ input, renderMissing, children }: OneBillProps) {
  const { data, error, isFetching, refetch } = useBill(input)
  const bill = data?.bill
  const refresh = () => void refetch()
  useTopic(bill ? `bill:${bill.billId}` : undefined, refresh)
  if (bill) return children(bill, refresh)
  if (error) return renderMissing(<QueryError query={{ error, isFetching, refetch }} />)
  return renderMissing(data ? <NoBill /> : <BillSkeleton />)
}

const NoBill = () => (
  <EmptyState
    icon={<Illustration scene="receipt" />}
    title={t('bill.none')}
    actions={<LinkButton to="/orderList">{t('order.myOrders')}</LinkButton>}
  >
    {t('bill.noneHint')}
  </EmptyState>
)

const BillSkeleton = () => <Loading heights={[120, 180, 140]} gap={14} />
