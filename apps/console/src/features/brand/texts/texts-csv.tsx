import { csvOf, separatorOf } from '@comanda/domain/spreadsheet'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { parse } from 'csv-parse/browser/esm/sync'
import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { saveFile } from '../../../platform/save-file.ts'
import { textsFromRows } from './matching-texts.ts'

type Texts = Readonly<Record<string, string>>

interface CsvButtonsProps {
  language: string
  builtIn: Texts
  own: Texts
  onRead: (texts: Record<string, string>) => void
}

/** The texts as a table to translate elsewhere, and back. */
export function CsvButtons({ language, builtIn, own, onRead }: CsvButtonsProps) {
  const input = useRef<HTMLInputElement>(null)
  const download = () =>
    saveFile(
      `texts-${language}.csv`,
      csvOf([
        ['key', 'built-in', language],
        ...Object.entries(builtIn).map(([key, text]) => [key, text, own[key] ?? '']),
      ]),
    )
  const read = async (file: File) => {
    try {
      const text = await file.text()
      const shape = { bom: true, relax_column_count: true, skip_empty_lines: true }
      const rows = parse(text, { ...shape, delimiter: separatorOf(text) }) as string[][]
      const isReadable = !text.includes('\u{fffd}') && rows.some(([key = '']) => key.trim() in builtIn)
      if (!isReadable) return toast(t('texts.unreadable'))
      onRead(textsFromRows(rows, builtIn, own))
      toast(t('texts.read'))
    } catch {
      toast(t('texts.unreadable'))
    }
  }
  return (
    <>
      <Button size="small" kind="soft" icon={<Download aria-hidden="true" size={18} />} onClick={download}>
        {t('texts.download')}
      </Button>
      <Button
        size="small"
        kind="soft"
        icon={<Upload aria-hidden="true" size={18} />}
        onClick={() => input.current?.click()}
      >
        {t('texts.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void read(file)
        }}
      />
    </>
  )
}
