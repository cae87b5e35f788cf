import { staffOrderCalls as calls } from '@comanda/contract/order'
import { t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'
import type { BoardOrder } from './columns.ts'
import { stepKey } from './queries.ts'

interface AcceptAllProps {
  shopId: number
  orders: readonly BoardOrder[]
}

/** Accepts all new orders that are shown, each for its usual time. */
export function AcceptAll({ shopId, orders }: AcceptAllProps) {
  const client = useQueryClient()
  const accept = useMutation({
    mutationKey: stepKey,
    mutationFn: () => send(calls.acceptAll, { shopId, orderIds: orders.slice(0, 100).map(({ orderId }) => orderId) }),
    onSuccess: ({ accepted }) => toast(t('board.accepted', { count: accepted.length })),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['board'] }),
  })
  if (orders.length < 2) return null
  return (
    <Button size="small" kind="soft" busy={accept.isPending} onClick={() => accept.mutate()}>
      {t('board.acceptAll', { count: orders.length })}
    </Button>
  )
}
