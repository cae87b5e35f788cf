import { holds } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../platform/may.ts'
import { OwnLimits } from './own-limits.tsx'
import { type Board, type Person, useSendLink } from './queries.ts'
import { InviteSheet, PersonSheet } from './person-form.tsx'
import styles from './rights.module.css'
import { roleLines } from './role-texts.ts'

interface PeopleProps {
  shopId: number
  board: Board
}

/** Whether two people may decide about everything: only then one of them approves what the other grants. L2 */
const hasSecondOwner = ({ staff }: Board): boolean => staff.filter(one => one.active && holds(one, 'owner')).length > 1

/** The staff of the brand, with their rights and stores. */
export function People({ shopId, board }: PeopleProps) {
  const mayChange = useMay('manageStaff')
  const [staffId, setStaffId] = useState<string>()
  const [inviting, setInviting] = useState(false)
  const person = board.staff.find(one => one.staffId === staffId)
  const hasSecond = hasSecondOwner(board)
  return (
    <>
      {hasSecond && <Text kind="quiet">{t('rights.hint')}</Text>}
      {mayChange && (
        <div>
          <Button icon={<UserPlus aria-hidden="true" size={18} />} onClick={() => setInviting(true)}>
            {t('rights.invite')}
          </Button>
        </div>
      )}
      <ul className={styles.people}>
        {board.staff.map(one => (
          <li key={one.staffId}>
            <Card shopId={shopId} person={one} board={board} onChange={() => setStaffId(one.staffId)} />
          </li>
        ))}
      </ul>
      {inviting && <InviteSheet shopId={shopId} board={board} onClose={() => setInviting(false)} />}
      {person && <PersonSheet shopId={shopId} person={person} board={board} onClose={() => setStaffId(undefined)} />}
    </>
  )
}

interface CardProps extends PeopleProps {
  person: Person
  onChange: () => void
}

function Card({ shopId, person, board, onChange }: CardProps) {
  const { name, account, active, own, grants, staffId, invited } = person
  const mayChange = useMay('manageStaff')
  const sendLink = useSendLink(shopId)
  const waits = board.waiting.some(one => one.staffId === staffId)
  return (
    <article className={styles.card} data-off={!active} aria-label={name}>
      <strong>{name}</strong>
      <Text kind="quiet">
        <bdi>{account}</bdi>
      </Text>
      <ul>
        {roleLines(board, grants).map(one => (
          <Row as="li" key={one.roleId} wrap gap={10} rowGap={2} align="baseline" justify="between">
            <span>{one.role}</span>
            <Text as="span" kind="quiet">
              {one.stores}
            </Text>
          </Row>
        ))}
      </ul>
      <OwnLimits rights={person} currencies={board.currencies} />
      <ul className={styles.abilities}>
        {!active && <li data-off>{t('rights.off')}</li>}
        {invited && <li data-off>{t('rights.isInvited')}</li>}
      </ul>
      {!mayChange ? null : own ? (
        <Text kind="quiet">{t(hasSecondOwner(board) ? 'rights.you' : 'rights.youAlone')}</Text>
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
          {active && (
            <Button size="small" kind="plain" busy={sendLink.isPending} onClick={() => sendLink.mutate(person)}>
              {t(invited ? 'rights.sendLink' : 'rights.sendPassword')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
