import { localeNamed } from '@comanda/messages'
import { storeLocale, t, switchLanguage } from '../platform/i18n/texts.ts'
import { startup } from '../platform/startup.ts'
import { Button } from '../ui/controls/button.tsx'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { useIsFree } from './is-free.ts'

/**
 * Languages of the brand. Closing it keeps the current one. It waits for a sheet that the page opened, such as the gift of a
 * link. NAV-10
 */
export function LanguagePicker({ onClose }: { onClose: () => void }) {
  const data = startup()
  const isFree = useIsFree()
  if (!data || !isFree) return null
  const now = data.translation.language
  const close = () => {
    storeLocale(now)
    onClose()
  }
  return (
    <Sheet title={t('ui.chooseLanguage')} onClose={close}>
      <Stack gap={10}>
        {data.corporation.languages.map(localeNamed).map(({ id, tag, name }) => (
          <Button
            key={id}
            wide
            size="large"
            kind={id === now ? 'soft' : 'secondary'}
            onClick={() => (id === now ? close() : switchLanguage(id))}
          >
            <span lang={tag}>{name}</span>
          </Button>
        ))}
      </Stack>
    </Sheet>
  )
}
