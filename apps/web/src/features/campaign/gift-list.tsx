import type { ReactNode } from 'react'
import { Loading, QueryError } from '../../ui/feedback/query-states.tsx'
import { useCollectList } from './api.ts'
import { CollectList } from './collect-list.tsx'

/** The gifts that can be collected now, as a list; nothing if there are none. CARD-8 */
export function GiftList({ render }: { render: (list: ReactNode) => ReactNode }) {
  const gifts = useCollectList()
  if (!gifts.data) return gifts.error ? <QueryError query={gifts} /> : <Loading heights={[120]} />
  const open = gifts.data.campaigns.filter(({ over }) => !over)
  return open.length > 0 && render(<CollectList campaigns={open} />)
}
