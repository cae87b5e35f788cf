import type { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import type { Currency } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { DifferenceList } from '../editor/differences.tsx'
import styles from './files.module.css'

type Report = ResponseOf<typeof calls.readMenuFile>

const SOURCES: Readonly<Record<NonNullable<Report['format']>, MessageKey>> = {
  table: 'menuFiles.source.table',
  'ubereats-v2': 'menuFiles.source.ubereats',
  square: 'menuFiles.source.square',
  'schema.org': 'menuFiles.source.website',
  comanda: 'menuFiles.source.comanda',
}

/** A folded list of sentences, with their number in its heading. */
const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <details className={styles.lines}>
    <summary>{title}</summary>
    <ul>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
)

/** The faults of a file: all are listed, so that they are corrected in one go. */
const Faults = ({ faults }: { faults: readonly string[] }) => (
  <div className={styles.faults} role="alert">
    <Text kind="error">{t('menuFiles.faults', { count: faults.length })}</Text>
    <ul>
      {faults.map(fault => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
    <Text kind="quiet">{t('menuFiles.faultsHint')}</Text>
  </div>
)

/** The content of a file and the changes it would make; or its faults. */
export function ImportReport({ report, currency }: { report: Report; currency: Currency }) {
  const { faults, format, dishes, groups, options, soldOut, taxesAdded, leftBehind, differences } = report
  if (faults.length > 0) return <Faults faults={faults} />
  const count = (kind: Report['differences'][number]['kind']) => differences.filter(one => one.kind === kind).length
  return (
    <Stack gap={12} aria-live="polite">
      <Text kind="strong">
        {t('menuFiles.found', { dishes, groups, options, format: t(SOURCES[format ?? 'table']) })}
      </Text>
      {soldOut > 0 && <Text kind="quiet">{t('menuFiles.soldOut', { count: soldOut })}</Text>}
      {taxesAdded.length > 0 && <Text kind="quiet">{t('menuFiles.taxes', { rates: taxesAdded.join(', ') })}</Text>}
      {differences.length === 0 ? (
        <Text kind="success">{t('menuFiles.same')}</Text>
      ) : (
        <details className={styles.lines} open={differences.length <= 20}>
          <summary>
            {t('menuFiles.changes', { added: count('added'), changed: count('changed'), removed: count('removed') })}
          </summary>
          <DifferenceList differences={differences} currency={currency} />
        </details>
      )}
      {leftBehind.length > 0 && (
        <Lines title={t('menuFiles.leftBehind', { count: leftBehind.length })} lines={leftBehind} />
      )}
    </Stack>
  )
}
