import { abilitiesOf } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { useState } from 'react'
import type { Board, Person } from './api.ts'
import { PersonSheet } from './person-sheet.tsx'
import styles from './rights.module.css'

interface PeopleProps {
  shopId: number
  board: Board
}

/** Everybody who works for the brand, with what each may do and where. */
export function PeoplePart({ shopId, board }: PeopleProps) {
  const [staffId, setStaffId] = useState<string>()
  const person = board.staff.find(one => one.staffId === staffId)
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('rights.hint')}</p>
      <ul className={styles.people}>
        {board.staff.map(one => (
          <li key={one.staffId}>
            <Card person={one} board={board} onChange={() => setStaffId(one.staffId)} />
          </li>
        ))}
      </ul>
      {person && <PersonSheet shopId={shopId} person={person} board={board} onClose={() => setStaffId(undefined)} />}
    </div>
  )
}

function Card({ person, board, onChange }: { person: Person; board: Board; onChange: () => void }) {
  const { name, account, active, own, role, shopIds, staffId } = person
  const waits = board.waiting.some(one => one.staffId === staffId)
  const stores = shopIds.length === board.shops.length ? t('rights.everyStore') : storeNames(board, shopIds)
  return (
    <article className={styles.card} data-off={!active} aria-label={name}>
      <p className={styles.name}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{t(role === 'manager' ? 'console.roleManager' : 'console.roleStaff')}</span>
      </p>
      <p className={styles.quiet}>
        <bdi>{account}</bdi>
      </p>
      <p>{stores}</p>
      <ul className={styles.abilities}>
        {abilitiesOf(person).map(one => (
          <li key={one}>{t(`rights.can.${one}`)}</li>
        ))}
        {!active && <li data-off>{t('rights.off')}</li>}
      </ul>
      {own ? (
        <p className={styles.quiet}>{t('rights.you')}</p>
      ) : (
        <div className={styles.actions}>
          <Button
            size="small"
            kind="soft"
            disabled={waits}
            aria-label={t('rights.changeOf', { name })}
            onClick={onChange}
          >
            {t(waits ? 'rights.waits' : 'rights.change')}
          </Button>
        </div>
      )}
    </article>
  )
}

const storeNames = ({ shops }: Board, shopIds: readonly number[]): string =>
  shops
    .filter(({ shopId }) => shopIds.includes(shopId))
    .map(({ shopName }) => shopName)
    .join(' · ')
