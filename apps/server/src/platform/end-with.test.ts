import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const CODE = `const { endWith } = await import(process.env.MODULE)
endWith([process.ppid], () => { console.log('ended with it'); process.exit() })
setInterval(() => {}, 1000)
console.log('up')`

test('The server ends with the shell that started it, although the shell forwards no signal', async () => {
  const env = { ...process.env, CODE, NODE: process.execPath, MODULE: new URL('./end-with.ts', import.meta.url).href }
  // The following command prevents the shell from replacing itself with the program.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$CODE"; true'], { env })
  let output = ''
  shell.stdout.on('data', piece => (output += String(piece)))
  await expect.poll(() => output, { timeout: 10_000 }).toBe('up\n')
  shell.kill('SIGTERM')
  await once(shell.stdout, 'close')
  expect(output).toBe('up\nended with it\n')
})
