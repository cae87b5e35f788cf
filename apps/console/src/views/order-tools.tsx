import { staffOrderCalls as calls } from '@comanda/contract/order'
import { isPaymentHeld } from '@comanda/domain/order'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Printer, RotateCcw, ScanLine } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { type BoardOrder, stateText } from '../features/order/board/columns.ts'
import { PayCode } from '../features/payment/pay-code/pay-code-button.tsx'
import { PaperSheet } from '../features/print/paper-sheet.tsx'
import { RefundSheet } from '../features/payment/refund/refund-sheet.tsx'
import { useMay } from '../platform/may.ts'
import { send } from '../platform/send.ts'

/** The tools of an order beside its steps. */
const tools = {
  paper: { words: 'print.print', Icon: Printer },
  payCode: { words: 'payCode.open', Icon: ScanLine },
  refund: { words: 'refund.open', Icon: RotateCcw },
} as const

type Tool = keyof typeof tools

/** Printing; payment by a member's code at the counter; a refund of what was paid, but not to a channel, which refunds its guests itself. */
function toolsOf({ payState, paymentMethod, billId, counter }: BoardOrder): Tool[] {
  const atCounter = paymentMethod === 'out-line'
  return [
    'paper',
    ...(payState === 'unpaid' && atCounter && billId === undefined ? (['payCode'] as const) : []),
    ...(isPaymentHeld(payState) && counter?.method !== 'channel' ? (['refund'] as const) : []),
  ]
}

const numberOf = ({ callNumber, orderNo }: BoardOrder): string => callNumber ?? orderNo

interface ToolsProps {
  order: BoardOrder
  onOpen: (opened: OpenedTool) => void
}

/** The buttons that open them. */
export function OrderTools({ order, onOpen }: ToolsProps): ReactNode {
  const may = { paper: true, payCode: useMay('takePayment'), refund: useMay('refund') }
  return toolsOf(order)
    .filter(tool => may[tool])
    .map(tool => {
      const { words: text, Icon } = tools[tool]
      return (
        <Button
          key={tool}
          size="small"
          kind="plain"
          icon={<Icon aria-hidden="true" size={18} />}
          aria-label={`${t(text)} ${numberOf(order)}`}
          onClick={() => onOpen({ order, tool })}
        >
          {t(text)}
        </Button>
      )
    })
}

/** A tool that is open, and its order as it was when it was opened. */
export interface OpenedTool {
  order: BoardOrder
  tool: Tool
}

interface SheetProps extends OpenedTool {
  shopId: number
  /** The order's current state; undefined once it has left the board. */
  now: BoardOrder | undefined
  onClose: () => void
}

/** The text about a change of the order since the sheet was opened. An order that left the board is read separately. */
function useMoved(order: BoardOrder, now: BoardOrder | undefined): string | undefined {
  const { orderId } = order
  const gone = useQuery({
    queryKey: ['goneOrder', orderId],
    queryFn: () => send(calls.orderDetail, { orderId }),
    enabled: now === undefined,
    gcTime: 0,
  })
  const number = numberOf(order)
  const last = now ?? gone.data
  if (last && last.state !== order.state) return t('console.movedTo', { number, state: t(stateText(last)) })
  return now || gone.isPending ? undefined : t('console.leftBoard', { number })
}

/** The sheet of a tool. If another person changes the order it stays open with a message, so that its input is not lost. */
export function OrderToolSheet({ shopId, order, tool, now, onClose }: SheetProps) {
  const { orderId } = order
  const client = useQueryClient()
  const version = now?.version
  useEffect(() => {
    for (const kind of ['refunds', 'paper']) void client.invalidateQueries({ queryKey: [kind, orderId] })
  }, [client, orderId, version])
  const number = numberOf(order)
  const moved = useMoved(order, now)
  const sheet = { number, onClose, moved }
  if (tool === 'paper') return <PaperSheet orderId={orderId} {...sheet} />
  if (tool === 'payCode') return <PayCode of={{ shopId, orderId }} {...sheet} />
  return <RefundSheet of={{ shopId, orderId }} {...sheet} />
}
