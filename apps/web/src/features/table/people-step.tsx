import { Users } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { setPeople, type Table } from './api.ts'
import { Text } from '../../ui/text/text.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from './table-finder.module.css'

const MAX_PEOPLE = 30

/** Asks for the number of people, if the store wants to know it. */
export function PeopleStep({ table, onDone }: { table: Table; onDone: () => void }) {
  const [people, setCount] = useState(Math.min(2, table.seats))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const start = async () => {
    setBusy(true)
    try {
      await setPeople(table, people)
      onDone()
    } catch (error) {
      if (!isRefused(error)) throw error
      setProblem(error.message)
      setBusy(false)
    }
  }
  return (
    <Stack as="section" gap={14} items="center" className={styles.people} aria-labelledby="people-title">
      <Users aria-hidden="true" className={styles.peopleIcon} />
      <h2 id="people-title">{t('table.people')}</h2>
      <Text kind="quiet" className={styles.hint}>
        {t('table.peopleHint')}
      </Text>
      <Stepper
        name={t('table.person')}
        value={people}
        min={1}
        max={MAX_PEOPLE}
        onAdd={() => setCount(people + 1)}
        onTake={() => setCount(people - 1)}
      />
      <Text role="alert" kind="error" center>
        {problem}
      </Text>
      <Button wide size="large" busy={busy} onClick={() => void start()}>
        {t('table.start')}
      </Button>
    </Stack>
  )
}
