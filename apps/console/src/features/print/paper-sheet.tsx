import { printCalls as calls } from '@comanda/contract/print'
import { showList, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../platform/send.ts'
import styles from './paper.module.css'
import { Paper } from './paper.tsx'
import { MovedNote, type MovedNoteProps } from '../../ui/notices.tsx'
import { QueryError } from '../../ui/loaded.tsx'

const kinds = ['receipt', 'kitchen', 'refund'] as const
type Kind = (typeof kinds)[number]
const kindTexts = { receipt: 'print.receipt', kitchen: 'print.kitchen', refund: 'print.refund' } as const

interface PaperSheetProps extends MovedNoteProps {
  orderId: string
  number: string
  onClose: () => void
}

/** An order on paper: looked at, printed by this device, or sent to the store's printers. */
export function PaperSheet({ orderId, number, moved, onClose }: PaperSheetProps) {
  const [kind, setKind] = useState<Kind>('receipt')
  const paper = useQuery({
    queryKey: ['paper', orderId, kind],
    queryFn: () => send(calls.paper, { orderId, kind }),
  })
  const toPrinter = useMutation({
    mutationFn: () => send(calls.printOrder, { orderId, kind }),
    onSuccess: ({ papers }) => toast(t('print.sent', { count: papers })),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
  })
  const printers = paper.data?.printers ?? []
  const hasRefunds = kind === 'refund' || paper.data?.kinds.includes('refund') === true
  return (
    <Sheet
      title={t('print.paperOf', { number })}
      onClose={onClose}
      foot={
        <Stack gap={8}>
          {printers.length > 0 && (
            <Button wide size="large" busy={toPrinter.isPending} onClick={() => toPrinter.mutate()}>
              {t('print.send', { names: showList(printers) })}
            </Button>
          )}
          <Button
            wide
            size="large"
            kind={printers.length > 0 ? 'secondary' : 'primary'}
            disabled={!paper.data}
            icon={<Printer aria-hidden="true" size={18} />}
            onClick={() => print()}
          >
            {t('print.here')}
          </Button>
        </Stack>
      }
    >
      <MovedNote moved={moved} />
      <div className={styles.kinds}>
        {kinds
          .filter(one => one !== 'refund' || hasRefunds)
          .map(one => (
            <Chip key={one} pressed={kind === one} onPress={() => setKind(one)}>
              {t(kindTexts[one])}
            </Chip>
          ))}
      </div>
      {paper.error && <QueryError query={paper} />}
      {paper.isPending && <Skeleton height={320} />}
      {paper.data && <Paper rows={paper.data.rows} language={paper.data.language} />}
    </Sheet>
  )
}
