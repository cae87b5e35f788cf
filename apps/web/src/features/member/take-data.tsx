import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './member.module.css'

/** Saves a text as a file. */
function saveAs(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser may read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A page to read, and the same data for other programs. U7 */
async function saveData(signedIn: boolean): Promise<void> {
  const [{ ownData }, { dataPage }] = await Promise.all([import('./own-data.ts'), import('./data-page.ts')])
  const data = await ownData(signedIn)
  saveAs('my-data.html', 'text/html', dataPage(data, new Date()))
  saveAs('my-data.json', 'application/json', JSON.stringify(data, null, 2))
}

/** Downloads a copy of all data stored about the guest. */
export function TakeData() {
  const signedIn = kindOf(useUser()) !== 'visitor'
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const take = async () => {
    setBusy(true)
    setProblem('')
    try {
      await saveData(signedIn)
    } catch (error) {
      setProblem(isRefused(error) ? error.message : t('member.dataFailed'))
    }
    setBusy(false)
  }
  return (
    <Stack gap={10}>
      <Text kind="quiet" className={styles.hint}>
        {t('member.dataHint')}
      </Text>
      <Button wide kind="secondary" busy={busy} icon={<Download aria-hidden="true" />} onClick={() => void take()}>
        {t('member.takeData')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </Stack>
  )
}
