import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Table the staff moved the guest's party to, from a refusal. */
export const movedToOf = (away: unknown): string | undefined => {
  const data = isRefused(away) ? away.data : undefined
  const movedTo = typeof data === 'object' && data !== null && 'movedTo' in data ? data.movedTo : undefined
  return typeof movedTo === 'string' ? movedTo : undefined
}

interface MovedSheetProps {
  shopId: number
  movedTo: string
  onClose: () => void
}

/** Says that the party was moved to another table with its cart and bill. */
export const MovedSheet = ({ shopId, movedTo, onClose }: MovedSheetProps) => (
  <Sheet title={t('table.moved')} onClose={onClose}>
    <Stack gap={16}>
      <Text kind="quiet">{t('table.movedHint')}</Text>
      <LinkButton
        wide
        size="large"
        replace
        to={`/storeIndex?shopId=${shopId}&bizType=1100&tableId=${encodeURIComponent(movedTo)}`}
      >
        {t('table.movedGo')}
      </LinkButton>
    </Stack>
  </Sheet>
)
