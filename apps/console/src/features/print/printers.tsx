import { mayAt } from '../../platform/may.ts'
import { printCalls as calls } from '@comanda/contract/print'
import { showList, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Grid, Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton } from '../../forms/fields/list-parts.tsx'
import { useDropOrphans } from '../../forms/state/stored-state.ts'
import { send } from '../../platform/send.ts'
import type { StaffInfo } from '../../platform/session.ts'
import { PaperList } from './paper-list.tsx'
import type { Printer } from './printer-form.tsx'
import { PrinterSheet } from './printer-form.tsx'
import styles from './printers.module.css'
import { QueryError } from '../../ui/loaded.tsx'

interface PrintersProps {
  shopId: number
  timeZone: string
  staff: StaffInfo
}

interface CardProps {
  printer: Printer
  shopId: number
  onChange: (() => void) | undefined
}

function PrinterCard({ printer, shopId, onChange }: CardProps) {
  const client = useQueryClient()
  const test = useMutation({
    mutationFn: () => send(calls.testPrinter, { shopId, printerId: printer.printerId }),
    onSuccess: () => {
      toast(t('print.sent', { count: 1 }))
      void client.invalidateQueries({ queryKey: ['board', shopId, 'printers'] })
    },
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
  })
  const prints = [printer.kitchen && t('print.kitchen'), printer.receipts && t('print.receipt')].filter(
    text => text !== false,
  )
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        {printer.name}
        {!printer.active && <Badge tone="warn">{t('print.inactive')}</Badge>}
      </h3>
      <Text kind="quiet">
        <bdi>
          {printer.host}:{printer.port}
        </bdi>
      </Text>
      <Text kind="quiet">{showList(prints)}</Text>
      {printer.kitchen && (
        <Text kind="quiet">{printer.stations.length === 0 ? t('print.all') : showList(printer.stations)}</Text>
      )}
      <div className={styles.actions}>
        {onChange && (
          <Button size="small" kind="soft" aria-label={`${t('print.edit')}: ${printer.name}`} onClick={onChange}>
            {t('print.edit')}
          </Button>
        )}
        <Button size="small" kind="plain" busy={test.isPending} onClick={() => test.mutate()}>
          {t('print.tryIt')}
        </Button>
      </div>
    </li>
  )
}

/** A hint where there is no printer, and the networks in which printers can be reached for those who add them. */
const Reach = ({ networks, none, adds }: { networks: readonly string[]; none: boolean; adds: boolean }) => (
  <>
    {none && <p className={styles.hint}>{t(adds ? 'print.none' : 'print.noneHere')}</p>}
    {adds && (
      <p className={styles.hint}>
        {networks.length === 0 ? t('print.noNetworks') : t('print.reachable', { networks: showList(networks) })}
      </p>
    )}
  </>
)

/** The printers of the store, and the latest print jobs. */
export function PrintersView({ shopId, timeZone, staff }: PrintersProps) {
  const [editing, setEditing] = useState<Printer | 'new'>()
  const query = useQuery({
    queryKey: ['board', shopId, 'printers'],
    queryFn: () => send(calls.printers, { shopId }),
    refetchInterval: 5000,
  })
  useDropOrphans(`printers/${shopId}/`, editing ? undefined : query.data?.printers.map(one => one.printerId))
  if (!query.data) return query.error ? <QueryError query={query} /> : null
  const { printers, jobs, networks } = query.data
  const manager = mayAt(staff, shopId, 'editSettings')
  return (
    <div className={styles.view}>
      <Row as="header" wrap gap={8} justify="between">
        <h2>{t('console.printers')}</h2>
        {manager && networks.length > 0 && (
          <AddButton main onAdd={() => setEditing('new')}>
            {t('print.add')}
          </AddButton>
        )}
      </Row>
      <Reach networks={networks} none={printers.length === 0} adds={manager} />
      <Grid as="ul" least={300}>
        {printers.map(printer => (
          <PrinterCard
            key={printer.printerId}
            printer={printer}
            shopId={shopId}
            onChange={manager ? () => setEditing(printer) : undefined}
          />
        ))}
      </Grid>
      <h2 className={styles.section}>{t('print.recent')}</h2>
      <PaperList shopId={shopId} timeZone={timeZone} jobs={jobs} />
      {editing && (
        <PrinterSheet
          shopId={shopId}
          printer={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}
