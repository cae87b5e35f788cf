import { NeededField, reasonLacks } from '../../../forms/fields/needed-field.tsx'
import { t, showDate } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { TextArea } from '@comanda/web/ui/controls/text-input.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { QueryError } from '../../../ui/loaded.tsx'
import tables from '../../../ui/tables.module.css'
import { useBooks, type BookBreak, useAcknowledge, figure } from './queries.ts'
import { ProviderBook } from './provider-book.tsx'
import { useReason } from '../../../forms/state/stored-state.ts'
import { ActionSheet } from '../../../ui/action-sheet.tsx'
import styles from './books.module.css'

interface BreakListProps {
  shopId: number
  timeZone: string
  breaks: readonly BookBreak[]
}

/** The differences: open ones with their action, and acknowledged ones. */
export function BreakList({ shopId, timeZone, breaks }: BreakListProps) {
  const [chosen, setChosen] = useState<BookBreak>()
  const open = breaks.filter(one => one.state === 'open')
  const settled = breaks.filter(one => one.state !== 'open')
  return (
    <>
      {open.length === 0 ? (
        <Text kind="success">{t('books.noBreaks')}</Text>
      ) : (
        <section aria-label={t('books.open')}>
          <h3>
            {t('books.open')} ({open.length})
          </h3>
          <ul className={styles.breaks}>
            {open.map(one => (
              <li key={one.breakId} className={styles.card}>
                <Facts one={one} timeZone={timeZone} />
                <p>{t(`books.todo.${one.kind}`)}</p>
                <div>
                  <Button size="small" kind="secondary" onClick={() => setChosen(one)}>
                    {t('books.acknowledge')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {settled.length > 0 && (
        <details className={styles.day}>
          <summary className={styles.summary}>
            {t('books.settled')} ({settled.length})
          </summary>
          <ul className={styles.breaks}>
            {settled.map(one => (
              <li key={one.breakId} className={styles.card}>
                <Facts one={one} timeZone={timeZone} />
                <p className={tables.quiet}>{howSettled(one, timeZone)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {chosen && <AcknowledgeSheet shopId={shopId} one={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function howSettled({ state, acknowledgedBy, acknowledgedAt, reason, clearedAt }: BookBreak, timeZone: string): string {
  if (state === 'acknowledged' && acknowledgedAt)
    return t('books.acknowledged', {
      name: acknowledgedBy ?? '',
      time: showDate(acknowledgedAt, 'dateTime', timeZone),
      reason: reason ?? '',
    })
  return clearedAt ? t('books.cleared', { time: showDate(clearedAt, 'dateTime', timeZone) }) : ''
}

/** One difference: its kind, both figures, and the references on both sides. */
const Facts = ({ one, timeZone }: { one: BookBreak; timeZone: string }) => (
  <>
    <Row as="p" wrap gap={14} rowGap={8}>
      <strong>{t(`books.kind.${one.kind}`)}</strong>
      <span>{t(`books.provider.${one.provider}`)}</span>
      <bdi className={tables.quiet}>{one.day}</bdi>
    </Row>
    <Row as="p" wrap gap={14} rowGap={8}>
      <span>
        {t('books.ours')}: <bdi>{figure(one.ours, one)}</bdi>
      </span>
      <span>
        {t('books.theirs')}: <bdi>{figure(one.theirs, one)}</bdi>
      </span>
    </Row>
    <p className={tables.quiet}>
      {one.displayNo && <>{t('books.order', { number: one.displayNo })} · </>}
      {t('books.reference', { reference: one.reference })}
      {one.providerReference !== '' && <> · {t('books.atProvider', { reference: one.providerReference })}</>} ·{' '}
      {t('books.found', { time: showDate(one.foundAt, 'dateTime', timeZone) })}
    </p>
  </>
)

interface BooksProps {
  shopId: number
  timeZone: string
}

/** The reconciliation with the payment providers, day by day, and its differences. M13 */
export function BooksView({ shopId, timeZone }: BooksProps) {
  const { data, error, isFetching, refetch } = useBooks(shopId)
  if (!data && error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Skeleton height={320} />
  return (
    <div className={tables.view}>
      <div>
        <h2>{t('books.title')}</h2>
        <p className={tables.quiet}>{t('books.hint')}</p>
      </div>
      <BreakList shopId={shopId} timeZone={timeZone} breaks={data.breaks} />
      <div className={tables.groups}>
        {data.providers.map(provider => (
          <ProviderBook
            key={provider}
            shopId={shopId}
            provider={provider}
            today={data.today}
            days={data.days.filter(day => day.provider === provider)}
          />
        ))}
      </div>
    </div>
  )
}

interface AcknowledgeSheetProps {
  shopId: number
  one: BookBreak
  onClose: () => void
}

/** Acknowledges a difference with a reason; the name is stored with it. */
export function AcknowledgeSheet({ shopId, one, onClose }: AcknowledgeSheetProps) {
  const { reason, put, done } = useReason(`books/${shopId}/${one.breakId}`)
  const { mutate, isPending, error } = useAcknowledge(shopId, () => {
    done()
    onClose()
  })
  return (
    <ActionSheet
      title={t('books.acknowledgeTitle')}
      onClose={onClose}
      action={t('books.keep')}
      complete={reasonLacks(reason) === false}
      busy={isPending}
      onAction={() => mutate({ breakId: one.breakId, reason: reason.trim() })}
    >
      <div className={tables.view}>
        <p className={tables.quiet}>{t('books.acknowledgeHint')}</p>
        <NeededField label={t('books.reason')} error={error?.message} lacks={reasonLacks(reason)}>
          <TextArea value={reason} maxLength={300} rows={3} onChange={event => put(event.target.value)} />
        </NeededField>
      </div>
    </ActionSheet>
  )
}
