import { money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Dialog } from '@comanda/web/ui/dialog.tsx'
import { QrCode } from '@comanda/web/ui/qr-code.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { type ReactNode, useState } from 'react'
import { clockAt } from '../../platform/clock-words.ts'
import { type Floor, type Table, useTableStep } from './api.ts'
import styles from './floor.module.css'
import { tableLink } from './table-link.ts'

interface TableSheetProps {
  shopId: number
  table: Table
  floor: Floor
  timeZone: string
  onClose: () => void
}

/** How one orders at a table, in a few words. ORDER-2 */
function modeWords({ operationMode, payMode, dinnerServiceType, playerMode, buffet }: Table): string {
  const way = () => {
    if (operationMode === 0) return t('floor.mode.staff')
    if (dinnerServiceType === 1) return t('floor.mode.orderOnly')
    return t(payMode === 0 ? 'floor.mode.payBefore' : 'floor.mode.payAfter')
  }
  return [way(), playerMode && t('floor.mode.shared'), buffet && t('floor.mode.buffet')].filter(Boolean).join(' · ')
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ table, floor, timeZone }: Pick<TableSheetProps, 'table' | 'floor' | 'timeZone'>) {
  const { session, orders, seats, serviceAreaName } = table
  return (
    <dl className={styles.facts}>
      <Fact name={t('floor.area')}>{serviceAreaName}</Fact>
      <Fact name={t('floor.seatsName')}>{seats}</Fact>
      <Fact name={t('floor.mode')}>{modeWords(table)}</Fact>
      {session && <Fact name={t('floor.openedAt')}>{clockAt(session.startedAt, timeZone)}</Fact>}
      {session && <Fact name={t('floor.phones')}>{session.persons}</Fact>}
      {orders && <Fact name={t('floor.orders')}>{orders.count}</Fact>}
      {orders && <Fact name={t('floor.amount')}>{showMoney(money(orders.amount), floor.currency)}</Fact>}
      {orders && orders.unpaid > 0 && (
        <Fact name={t('floor.toPay')}>{showMoney(money(orders.unpaid), floor.currency)}</Fact>
      )}
    </dl>
  )
}

/** How guests come to sit with the party: the PIN to say, the code to show. */
function Entry({ shopId, table, floor }: Pick<TableSheetProps, 'shopId' | 'table' | 'floor'>) {
  const { session, tableId, tableName, playerMode } = table
  const pin = playerMode ? session?.pin : undefined
  return (
    <div className={styles.entry}>
      {pin !== undefined && (
        <p className={styles.pin}>
          <span className={styles.quiet}>{t(floor.tableEntry === 'pin' ? 'floor.pinNeeded' : 'floor.pin')}</span>
          <bdi className={styles.digits}>{pin}</bdi>
        </p>
      )}
      <div className={styles.code}>
        <QrCode
          text={tableLink(location.origin, { shopId, tableId }, floor.tableEntry === 'pin' ? pin : undefined)}
          label={t('floor.codeOf', { name: tableName })}
        />
      </div>
      <p className={styles.quiet}>
        {t(floor.tableEntry === 'pin' && pin !== undefined ? 'floor.codeOfParty' : 'floor.codeShow')}
      </p>
    </div>
  )
}

function Release({ shopId, table, onDone }: { shopId: number; table: Table; onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const step = useTableStep(shopId, () => {
    setAsking(false)
    onDone()
  })
  const owes = (table.orders?.unpaid ?? 0) > 0
  return (
    <>
      <Button wide kind="danger" onClick={() => setAsking(true)}>
        {t('floor.release')}
      </Button>
      {asking && (
        <Dialog
          title={t('floor.releaseAsk', { name: table.tableName })}
          danger
          busy={step.isPending}
          confirm={t('floor.release')}
          cancel={t('console.goBack')}
          onConfirm={() => step.mutate({ step: 'release', tableId: table.tableId })}
          onClose={() => setAsking(false)}
        >
          {t(owes ? 'floor.releaseOwes' : 'floor.releaseHint')}
        </Dialog>
      )}
    </>
  )
}

/** One table: opened, shown to guests, released. C6 */
export function TableSheet({ shopId, table, floor, timeZone, onClose }: TableSheetProps) {
  const step = useTableStep(shopId)
  const { tableId, tableName, session } = table
  return (
    <Sheet
      title={t('console.table', { name: tableName })}
      onClose={onClose}
      foot={
        session ? (
          <Release shopId={shopId} table={table} onDone={onClose} />
        ) : (
          <Button wide size="large" busy={step.isPending} onClick={() => step.mutate({ step: 'open', tableId })}>
            {t('floor.open')}
          </Button>
        )
      }
    >
      <div className={styles.sheet}>
        <Facts table={table} floor={floor} timeZone={timeZone} />
        <Entry shopId={shopId} table={table} floor={floor} />
      </div>
    </Sheet>
  )
}
