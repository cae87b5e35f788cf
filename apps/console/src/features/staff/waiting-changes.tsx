import { showDate, showList, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { OwnLimits } from './own-limits.tsx'
import { amountText, type Board, useDecide, type Waiting } from './queries.ts'
import styles from './rights.module.css'
import { roleLines } from './role-texts.ts'

interface WaitingProps {
  shopId: number
  board: Board
  timeZone: string
}

/** What a change grants: roles with their stores, or limits. */
function Grant({ board, waiting: { rights, alone } }: { board: Board; waiting: Waiting }) {
  if (!rights)
    return (
      <p>{showList(Object.entries(alone ?? {}).map(([unit, amount]) => amountText(unit, amount, board.currencies)))}</p>
    )
  return (
    <>
      <ul className={styles.abilities}>
        {roleLines(board, rights.grants).map(one => (
          <li key={one.roleId}>{`${one.role} · ${one.stores}`}</li>
        ))}
      </ul>
      <OwnLimits rights={rights} currencies={board.currencies} />
    </>
  )
}

function WaitingChange({ shopId, board, timeZone, waiting }: WaitingProps & { waiting: Waiting }) {
  const { mutate, isPending } = useDecide(shopId)
  const { changeId, staffId, own, askedBy, askedAt } = waiting
  const name = board.staff.find(one => one.staffId === staffId)?.name
  return (
    <li className={styles.waiting}>
      <p>
        <strong>{name ?? t('rights.alone')}</strong>
      </p>
      <Grant board={board} waiting={waiting} />
      <Text kind="quiet">{t('rights.askedBy', { name: askedBy, time: showDate(askedAt, 'dateTime', timeZone) })}</Text>
      <div className={styles.actions}>
        {own ? (
          <Text kind="warning" size={14}>
            {t('counter.waitsForSecond')}
          </Text>
        ) : (
          <Button size="small" busy={isPending} onClick={() => mutate({ changeId, yes: true })}>
            {t('rights.yes')}
          </Button>
        )}
        <Button size="small" kind="secondary" busy={isPending} onClick={() => mutate({ changeId, yes: false })}>
          {t(own ? 'counter.withdraw' : 'counter.no')}
        </Button>
      </div>
    </li>
  )
}

/** The changes that wait for a second person. */
export function WaitingChanges(props: WaitingProps) {
  const { waiting } = props.board
  if (waiting.length === 0) return null
  return (
    <section className={styles.list} aria-label={t('rights.waiting')}>
      <h3>{t('rights.waiting')}</h3>
      <ul className={styles.list}>
        {waiting.map(one => (
          <WaitingChange key={one.changeId} {...props} waiting={one} />
        ))}
      </ul>
    </section>
  )
}
