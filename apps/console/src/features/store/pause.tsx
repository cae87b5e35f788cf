import { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CirclePause, Pause as PauseIcon, Play } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../ui/notices.tsx'
import { clockAt } from '../../platform/clock.ts'
import { durationText } from '../../platform/duration.ts'
import { send } from '../../platform/send.ts'
import styles from './pause.module.css'

const choices = [15, 30, 60, 120] as const

/** Far enough away to mean “until it is ended”. */
const NO_END = '2100-01-01'

function useSwitch(shopId: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: number | 'restOfDay' | 'resume'): Promise<unknown> => {
      if (action === 'resume') return send(calls.resume, { shopId })
      return send(calls.pause, { shopId, ...(action !== 'restOfDay' && { minutes: action }) })
    },
    onSuccess: () => {
      onDone()
      void client.invalidateQueries({ queryKey: ['board', shopId] })
    },
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
  })
}

interface PausedNoticeProps {
  shopId: number
  timeZone: string
  until: string | undefined
}

/** That ordering is off, until when, and the way back. */
export function PausedNotice({ shopId, timeZone, until }: PausedNoticeProps) {
  const resume = useSwitch(shopId, () => {})
  if (until === undefined) return null
  return (
    <Banner tone="warn">
      <CirclePause aria-hidden="true" size={20} />
      {until < NO_END ? t('console.pausedUntil', { time: clockAt(until, timeZone) }) : t('console.paused')}
      <Button
        size="small"
        busy={resume.isPending}
        icon={<Play aria-hidden="true" size={18} />}
        onClick={() => resume.mutate('resume')}
      >
        {t('console.resume')}
      </Button>
    </Banner>
  )
}

/** Switches ordering off for a while. */
export function Pause({ shopId, paused }: { shopId: number; paused: boolean }) {
  const [open, setOpen] = useState(false)
  const pause = useSwitch(shopId, () => setOpen(false))
  if (paused) return null
  return (
    <>
      <Button size="small" kind="plain" icon={<PauseIcon aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
        <span className={styles.toolName}>{t('console.pause')}</span>
      </Button>
      {open && (
        <Sheet title={t('console.pauseTitle')} onClose={() => setOpen(false)}>
          <p className={styles.hint}>{t('console.pauseHint')}</p>
          <Stack gap={8}>
            {choices.map(minutes => (
              <Button key={minutes} wide kind="soft" busy={pause.isPending} onClick={() => pause.mutate(minutes)}>
                {durationText(minutes)}
              </Button>
            ))}
            <Button wide kind="soft" busy={pause.isPending} onClick={() => pause.mutate('restOfDay')}>
              {t('console.restOfDay')}
            </Button>
          </Stack>
        </Sheet>
      )}
    </>
  )
}
