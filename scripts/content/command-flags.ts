import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { PlainError } from '../dev/processes.ts';

/**
 * Reads what a command was given: its flags, and the other words in order.
 *
 * @param flags the flags there are, as `parseArgs` takes them.
 * @param usage how the command is written.
 * @throws PlainError with the usage, for a flag that there is not, and for one that npm kept for
 *   itself, as it does with all that stand before its `--`.
 */
export function readArguments<const Flags extends ParseArgsOptionsConfig>(
  flags: Flags,
  usage: string,
) {
  const lost = Object.keys(flags).find((flag) => process.env[`npm_config_${flag}`] !== undefined);
  if (lost !== undefined) {
    throw new PlainError(`Write two hyphens by themselves before --${lost}:\n  ${usage}`);
  }
  try {
    return parseArgs({ allowPositionals: true, options: flags });
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split(/\. To /) : [String(error)];
    throw new PlainError(`${problem}. Write:\n  ${usage}`);
  }
}
