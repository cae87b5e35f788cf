import { cart } from '@comanda/contract/cart'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { personName } from '../../platform/person-name.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import type { Party, TablePlace } from './api.ts'
import { orderText } from './order-text.ts'
import styles from './shared-table.module.css'
import { useEaters } from './use-eaters.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface PeopleSheetProps {
  place: TablePlace
  party: Party | undefined
  /** People with a line in the cart. */
  choosers: ReadonlySet<string>
  /** Requests the current party. */
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** People at the table, number of people eating, their orders, and a button to leave. */
export function PeopleSheet({ place, party, choosers, onChanged, onClose }: PeopleSheetProps) {
  const change = useChange(place, onChanged)
  const eaters = useEaters(party?.people ?? 1, people => change.send({ people }))
  if (!party)
    return (
      <Sheet title={t('table.atTable')} onClose={onClose}>
        <Skeleton height={200} />
      </Sheet>
    )
  const remove = async (person: Person) => {
    if (change.busy) return
    if (await change.send({ remove: person.personId })) toast(t('table.removed', { name: personName(person) }))
  }
  const leave = async () => {
    if (change.busy) return
    if (await change.send({ leave: true })) {
      onClose()
      toast(t('table.left'))
    }
  }
  return (
    <Sheet title={t('table.atTable')} onClose={onClose}>
      <Stack gap={16}>
        <Persons party={party} choosers={choosers} onRemove={person => void remove(person)} />
        <Row wrap justify="between">
          <span>{t('table.eaters')}</span>
          <Stepper
            name={t('table.eater')}
            value={eaters.people}
            min={1}
            max={party.seats}
            onAdd={() => eaters.count(eaters.people + 1)}
            onTake={() => eaters.count(eaters.people - 1)}
          />
        </Row>
        {party.pin && <Text kind="quiet">{t('table.pinIs', { pin: party.pin })}</Text>}
        <Orders party={party} />
        <Button kind="plain" busy={change.busy} onClick={() => void leave()}>
          {t('table.leave')}
        </Button>
      </Stack>
    </Sheet>
  )
}

type Person = Party['persons'][number]

/** Whether another person has nothing at the table, as far as this phone knows; the server decides. C6 */
const mayRemove = ({ personId, here }: Person, { me, orders }: Party, choosers: ReadonlySet<string>): boolean =>
  here && personId !== me && !choosers.has(personId) && !orders.some(({ by }) => by === personId)

function nameIn(person: Person, me: string): string {
  const name = personName(person)
  if (person.personId === me) return t('table.you', { name })
  return person.here ? name : t('table.gone', { name })
}

interface PersonsProps {
  party: Party
  choosers: ReadonlySet<string>
  onRemove: (person: Person) => void
}

const Persons = ({ party, choosers, onRemove }: PersonsProps) => (
  <Stack as="ul" gap={10} className={styles.persons}>
    {party.persons.map(person => (
      <li key={person.personId}>
        <Avatar name={personName(person)} look={person.avatar} size="large" />
        <span>{nameIn(person, party.me)}</span>
        {mayRemove(person, party, choosers) && (
          <Button
            kind="plain"
            size="small"
            className={styles.remove}
            aria-label={t('table.removeName', { name: personName(person) })}
            onClick={() => onRemove(person)}
          >
            {t('table.remove')}
          </Button>
        )}
      </li>
    ))}
  </Stack>
)

function Orders({ party: { orders, persons } }: { party: Party }) {
  if (orders.length === 0) return null
  return (
    <section>
      <Text as="h3" size={15} weight={700} className={styles.heading}>
        {t('table.ordered')}
      </Text>
      {orders.map(({ orderId, by, state }) => {
        const person = persons.find(it => it.personId === by)
        return (
          <LinkButton key={orderId} kind="soft" wide to={`/orderStatus?orderId=${orderId}`}>
            {orderText(state, person ? personName(person) : '')}
          </LinkButton>
        )
      })}
    </section>
  )
}

/** Sends a change of the party and requests it again; returns whether the change succeeded. */
function useChange(place: TablePlace, onChanged: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async send(change: { people?: number; leave?: boolean; remove?: string }): Promise<boolean> {
      if (change.leave || change.remove !== undefined) setBusy(true)
      try {
        await send(cart.setPerson, { ...place, ...change }, { shows: 'toast' })
        return true
      } catch (error) {
        if (!isRefused(error)) throw error
        return false
      } finally {
        await onChanged()
        setBusy(false)
      }
    },
  }
}
