import { group as calls } from '@comanda/contract/group'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { personName } from '../../platform/person-name.ts'
import { send } from '../../platform/send/index.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { QrCode } from '../../ui/media/qr-code.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { refusalOfAction, type GroupOrder, leaveFor, linkOf, menuOf } from './api.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './group.module.css'

interface GroupSheetProps {
  group: GroupOrder
  lines: readonly { addedBy: string; quantity: number }[]
  onChanged: () => void
  onClose: () => void
}

/** People in the group with their quantities, the link to share, and the actions of host and members. */
export function GroupSheet({ group, lines, onChanged, onClose }: GroupSheetProps) {
  const { code, isHost, standing, persons } = group
  const [confirming, setConfirming] = useState(false)
  const { busy, problem, run } = useRun()
  const alone = () => leaveFor(menuOf(group.shopId, group.businessType, ''))
  const end = () =>
    run(async () => {
      await send(isHost ? calls.cancel : calls.leave, { code }, { shows: 'silent' })
      await alone()
    })
  const lock = () =>
    run(async () => {
      await send(calls.lock, { code, locked: standing === 'open' }, { shows: 'silent' })
      onChanged()
    })
  return (
    <Sheet title={t('group.title')} onClose={onClose}>
      <Stack gap={16}>
        {standing === 'open' && <Share group={group} />}
        <Persons persons={persons} lines={lines} />
        <Text kind="quiet">{t(isHost ? 'group.hostHint' : 'group.friendHint')}</Text>
        <Text role="alert" kind="error" className={styles.problem}>
          {problem}
        </Text>
        <Steps {...{ group, busy }} onLock={lock} onAlone={() => void alone()} onEnd={() => setConfirming(true)} />
      </Stack>
      {confirming && <Sure isHost={isHost} busy={busy} onConfirm={end} onClose={() => setConfirming(false)} />}
    </Sheet>
  )
}

interface SureProps {
  isHost: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms an action that cannot be undone. */
function Sure({ isHost, ...dialog }: SureProps) {
  const text = t(isHost ? 'group.cancel' : 'group.leave')
  return (
    <Dialog danger title={text} confirm={text} cancel={t('group.stay')} {...dialog}>
      {t(isHost ? 'group.cancelHint' : 'group.leaveHint')}
    </Dialog>
  )
}

/** People in the group with their quantities. */
const Persons = ({ persons, lines }: Pick<GroupSheetProps, 'lines'> & Pick<GroupOrder, 'persons'>) => (
  <Stack as="ul" gap={10} className={styles.persons}>
    {persons
      .filter(it => it.here)
      .map(person => (
        <li key={person.personId}>
          <Avatar name={personName(person)} look={person.avatar} size="large" />
          <span>{personName(person)}</span>
          <small>{t('cart.count', { count: countOf(person.personId, lines) })}</small>
        </li>
      ))}
  </Stack>
)

interface StepsProps {
  group: GroupOrder
  busy: boolean
  onLock: () => void
  onAlone: () => void
  onEnd: () => void
}

/**
 * Actions: the host closes and opens the choosing and cancels the group, a member leaves; afterwards the guest
 * continues alone.
 */
function Steps({ group: { isHost, standing }, busy, onLock, onAlone, onEnd }: StepsProps) {
  if (standing === 'ordered')
    return (
      <Button wide kind="secondary" onClick={onAlone}>
        {t('group.alone')}
      </Button>
    )
  return (
    <>
      {isHost && standing !== 'closed' && (
        <Button wide kind="secondary" busy={busy} onClick={onLock}>
          {t(standing === 'open' ? 'group.lock' : 'group.unlock')}
        </Button>
      )}
      <Button wide kind="plain" onClick={onEnd}>
        {t(isHost ? 'group.cancel' : 'group.leave')}
      </Button>
    </>
  )
}

const countOf = (personId: string, lines: GroupSheetProps['lines']): number =>
  lines.reduce((sum, line) => sum + (line.addedBy === personId ? line.quantity : 0), 0)

function useRun() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    void refusalOfAction(work).then(fault => {
      setBusy(false)
      setProblem(fault ?? '')
    })
  }
  return { busy, problem, run }
}

/** The link as a QR code and as a share button. */
function Share({ group }: { group: GroupOrder }) {
  const url = linkOf(group)
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url, title: t('group.title') })
      await navigator.clipboard.writeText(url)
      toast(t('group.copied'))
    } catch {
      // The guest cancelled or the browser refused; the QR code remains.
    }
  }
  return (
    <Stack items="center">
      <div className={styles.code}>
        <QrCode text={url} label={t('group.qr')} />
      </div>
      <LinkButton kind="plain" size="small" to={`/svgView?${new URLSearchParams({ qr: url })}`}>
        {t('view.large')}
      </LinkButton>
      <Button wide onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        {t('group.share')}
      </Button>
    </Stack>
  )
}
