import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useState } from 'react'
import tables from '../../../ui/tables.module.css'
import { type BookDay, figure, type Provider, useCompare } from './queries.ts'
import fields from '../../../forms/forms.module.css'
import styles from './books.module.css'

interface ProviderBookProps {
  shopId: number
  provider: Provider
  today: string
  days: readonly BookDay[]
}

/** One provider: a day to compare now, and the days that were, newest first. */
export function ProviderBook({ shopId, provider, today, days }: ProviderBookProps) {
  const [day, setDay] = useState(today)
  const compare = useCompare(shopId)
  return (
    <section className={styles.card} aria-label={t(`books.provider.${provider}`)}>
      <h3>{t(`books.provider.${provider}`)}</h3>
      <Row wrap gap={14} rowGap={8}>
        <Field label={t('books.day')} labelHidden className={fields.date ?? ''}>
          <TextInput
            type="date"
            value={day}
            max={today}
            onChange={event => event.target.value !== '' && setDay(event.target.value)}
          />
        </Field>
        <Button
          size="small"
          kind="secondary"
          busy={compare.isPending}
          onClick={() => compare.mutate({ provider, day })}
        >
          {t('books.compare')}
        </Button>
      </Row>
      {days.length === 0 ? (
        <p className={tables.quiet}>{t('books.nothing')}</p>
      ) : (
        days.map(one => <Day key={one.day} day={one} isOpen={one === days[0]} />)
      )}
    </section>
  )
}

const tones: Partial<Record<BookDay['state'], string | undefined>> = { agrees: tables.good, breaks: tables.bad }

/** A reconciled day: its result, and the figures of both sides. */
const Day = ({ day, isOpen }: { day: BookDay; isOpen: boolean }) => (
  <details className={styles.day} open={isOpen}>
    <summary className={styles.summary}>
      <bdi>{day.day}</bdi>
      <span className={tones[day.state] ?? tables.quiet}>{t(`books.state.${day.state}`)}</span>
    </summary>
    {day.totals.length > 0 && <Totals day={day} />}
  </details>
)

const Totals = ({ day }: { day: BookDay }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{t('books.where')}</th>
        <th scope="col">{t('books.ours')}</th>
        <th scope="col">{t('books.theirs')}</th>
      </tr>
    </thead>
    <tbody>
      {day.totals.map(total => (
        <tr key={`${total.state} ${total.currencyCode}`}>
          <th scope="row">{t(`books.total.${total.state}`)}</th>
          {[total.ours, total.theirs].map((side, i) => (
            <td key={i === 0 ? 'ours' : 'theirs'}>
              <bdi>{figure(side.sum, total)}</bdi>
              <span className={tables.quiet}>{t('books.count', { count: side.count })}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
