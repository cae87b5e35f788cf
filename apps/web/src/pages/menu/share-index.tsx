import { useEffect } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { appTarget } from '../../platform/app-target.ts'
import { randomHex } from '../../platform/random-id.ts'
import { writeStored } from '../../platform/storage.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { PageHeading } from '../../ui/layout/page.tsx'
import { Waiting } from '../../ui/feedback/spinner.tsx'

const DAY = 24 * 60

/** Stores what a share contains for the visit: channel, scene, and the marker of a visit at a table. NAV-1, NAV-7 */
function resolve(query: URLSearchParams): void {
  const channel = query.get('c')
  if (channel && /^[\w.:-]{1,64}$/.test(channel)) writeStored('channelId', channel, DAY)
  const sceneId = query.get('sceneId')
  if (sceneId) writeStored('scene', { sceneId, sceneVal: query.get('sceneVal') ?? '' }, DAY)
  const marker = query.get('ms')
  if (marker && /^[\w.:-]{1,64}$/.test(marker)) writeStored('ms', marker, DAY)
  else if (query.has('tableId')) writeStored('ms', randomHex(8), DAY)
}

/** Resolves a share and opens its page. Shows nothing else. NAV-1 */
export function Page() {
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    resolve(query)
    go(appTarget(query.get('shareUrl')), { replace: true })
  }, [])
  return (
    <main id="content">
      <VisuallyHidden>
        <PageHeading title={t('title.shareIndex')} />
      </VisuallyHidden>
      <Waiting />
    </main>
  )
}
