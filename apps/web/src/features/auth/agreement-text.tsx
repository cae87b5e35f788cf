import { Printer } from 'lucide-react'
import { showDate, t } from '../../platform/i18n/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { useAgreement, useAgreements } from './api.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './auth.module.css'

interface AgreementTextProps {
  agreementId: string
  version: number | undefined
}

/** Paragraphs and headings as plain text: terms contain no markup. DECO-4 */
const Paragraphs = ({ lines }: { lines: readonly string[] }) =>
  lines.map(line =>
    line.startsWith('# ') ? (
      <h2 key={line} className={styles.heading}>
        {line.slice(2)}
      </h2>
    ) : (
      <p key={line}>{line}</p>
    ),
  )

/** Terms in a version, with its date, its changes and the other versions. */
export function AgreementText({ agreementId, version }: AgreementTextProps) {
  const agreement = useAgreement(agreementId, version)
  const all = useAgreements()
  if (agreement.error) return <QueryError query={agreement} />
  if (!agreement.data) return <Skeleton height={320} />
  const { data } = agreement
  const others = (all.data?.agreements ?? []).filter(one => one.agreementId !== agreementId)
  return (
    <Stack as="article" className={styles.terms}>
      <Text kind="hint">
        {t('auth.versionNo', { version: data.version })} ·{' '}
        {t('auth.effective', { date: showDate(`${data.effectiveFrom}T12:00:00Z`, 'date', 'UTC') })}
      </Text>
      {data.changed !== '' && (
        <section className={styles.changed}>
          <h2 className={styles.heading}>{t('auth.changed')}</h2>
          <p className="lines">{data.changed}</p>
        </section>
      )}
      <Paragraphs lines={data.paragraphs} />
      <Button
        kind="secondary"
        className={styles.print ?? ''}
        icon={<Printer aria-hidden="true" size={18} />}
        onClick={() => window.print()}
      >
        {t('auth.print')}
      </Button>
      {others.length > 0 && (
        <Row
          aria-label={t('auth.otherTerms')}
          as="nav"
          gap={20}
          rowGap={0}
          wrap
          align="stretch"
          className={styles.others}
        >
          {others.map(one => (
            <Link key={one.agreementId} to={`/agreemental?id=${one.agreementId}`} className={styles.read ?? ''}>
              {one.title}
            </Link>
          ))}
        </Row>
      )}
    </Stack>
  )
}
