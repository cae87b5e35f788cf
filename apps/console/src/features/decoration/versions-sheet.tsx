import { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import type { ResponseOf } from '@comanda/contract/core'
import { showDate, t } from '@comanda/web/i18n'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { send } from '../../platform/send.ts'
import { ReturnToVersion, VersionHead, VersionList } from '../../ui/versions.tsx'
import styles from './decoration.module.css'
import { draftKey, type PagesDraft } from './queries.ts'

type Version = ResponseOf<typeof calls.decorationVersions>['versions'][number]

const causes = ['start', 'published', 'scheduled', 'rolledBack'] as const
const causeText = (cause: string) => t(`decor.cause.${causes.find(one => one === cause) ?? 'published'}`)

interface VersionsProps {
  shopId: number
  draft: PagesDraft
  onClose: () => void
}

function VersionRow({ version, shopId, draft, onClose }: VersionsProps & { version: Version }) {
  const { version: number, publishedAt, by, cause, note } = version
  const when = showDate(publishedAt, 'dateTime', draft.timeZone)
  const isLive = number === draft.version
  return (
    <li>
      <Row wrap gap={8} justify="between">
        <VersionHead number={number} isLive={isLive} facts={[causeText(cause), when, by]} note={note} />
        {!isLive && (
          <ReturnToVersion
            label={t('decor.rollBack')}
            title={t('decor.rollBackTitle', { number })}
            hint={t('decor.rollBackHint')}
            done={t('decor.rolledBack', { number })}
            change={() => send(calls.rollBackDecoration, { shopId, mark: draft.mark, version: number })}
            onDone={onClose}
            reads={['decoration']}
          />
        )}
      </Row>
    </li>
  )
}

/** Every published version, newest first; any of them can be published again. DECO-1 */
export const VersionsSheet = (props: VersionsProps) => (
  <Sheet title={t('decor.versions')} onClose={props.onClose}>
    <VersionList
      queryKey={[...draftKey(props.shopId), 'versions', props.draft.version]}
      read={input => send(calls.decorationVersions, { shopId: props.shopId, ...input })}
      className={styles.rows}
    >
      {version => <VersionRow key={version.version} {...props} version={version} />}
    </VersionList>
  </Sheet>
)
