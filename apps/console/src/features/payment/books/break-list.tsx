import { showDate, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import tables from '../../../ui/tables.module.css'
import { AcknowledgeSheet } from './acknowledge-sheet.tsx'
import { type BookBreak, figure } from './api.ts'
import styles from './books.module.css'

interface BreakListProps {
  shopId: number
  timeZone: string
  breaks: readonly BookBreak[]
}

/** What does not agree: the open ones with what to do, and those that were looked into. */
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

/** What it is, both figures, and how to find it on both sides. */
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
