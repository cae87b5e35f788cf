import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'

interface VersionHeadProps {
  number: number
  /** Guests see this version now. */
  isLive: boolean
  /** Cause, time and author; empty ones are left out. */
  facts: readonly string[]
  note?: string | undefined
}

/** A published version in a list of versions. */
export const VersionHead = ({ number, isLive, facts, note }: VersionHeadProps) => (
  <div>
    <strong>{t('menuEdit.version', { number })}</strong>
    {isLive && <> · {t('menuEdit.versionLive')}</>}
    <Text kind="quiet">{facts.filter(Boolean).join(' · ')}</Text>
    {note && <Text>{note}</Text>}
  </div>
)
