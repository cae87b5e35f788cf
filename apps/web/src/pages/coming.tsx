import type { MessageKey } from '@comanda/messages'
import { ChefHat } from 'lucide-react'
import { usePlace } from '../platform/place.ts'
import { t } from '../platform/i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page as Screen } from '../ui/page.tsx'
import { Empty } from '../ui/states.tsx'

/** A route whose screen is not built yet: it says what will be here, and how to go on. NAV-12 */
export function Page() {
  const { path } = usePlace()
  const name = path.slice(1).replace('/', '-')
  const title = t(`title.${name}` as MessageKey)
  const about = `coming.${name}` as MessageKey
  const words = t(about)
  return (
    <Screen title={title}>
      <Empty
        icon={<ChefHat />}
        title={t('coming.title', { name: title })}
        actions={<LinkButton to="/home">{t('ui.home')}</LinkButton>}
      >
        {words !== about && (
          <p>
            {t('coming.hint')} {words}
          </p>
        )}
        <p>{t('coming.meanwhile')}</p>
      </Empty>
    </Screen>
  )
}
