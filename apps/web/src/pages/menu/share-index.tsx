import { useEffect } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { go, isRoute } from '../../platform/navigation.ts'
import { shareTarget } from '../../platform/paths/index.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { PageHeading } from '../../ui/layout/page.tsx'
import { Waiting } from '../../ui/feedback/spinner.tsx'

/**
 * Opens the page of a share within the app, or where the browser stores no cookies; otherwise the server has resolved
 * it. Shows nothing else. NAV-1
 */
export function Page() {
  useEffect(() => go(shareTarget(location.search, isRoute), { replace: true }), [])
  return (
    <main id="content">
      <VisuallyHidden>
        <PageHeading title={t('title.shareIndex')} />
      </VisuallyHidden>
      <Waiting />
    </main>
  )
}
