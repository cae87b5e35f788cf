import { useRef, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { readTableCode, type TableCode } from '../../platform/scan/read-table-code.ts'
import { CodeScanner, PhotoButton } from '../../ui/media/code-scanner.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'

interface Props {
  onCode: (code: TableCode) => void
  onClose: () => void
}

/** Scans a table's code with the camera, or from a photo without camera access. */
export function ScanSheet({ onCode, onClose }: Props) {
  const [problem, setProblem] = useState('')
  const done = useRef(false)
  const take = (text: string) => {
    if (done.current) return
    const code = readTableCode(text)
    if (!code) return setProblem(t('table.otherCode'))
    done.current = true
    onCode(code)
  }
  return (
    <Sheet
      full
      title={t('table.scanTitle')}
      onClose={onClose}
      foot={<PhotoButton onCode={take} onProblem={setProblem} />}
    >
      <CodeScanner onCode={take} problem={problem} />
    </Sheet>
  )
}
