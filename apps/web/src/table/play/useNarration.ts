import type { LogLine } from '../../session/gameSession.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import type { Pack } from '../../language/cardCode.ts';
import { useLanguage } from '../../language/language.ts';
import { spoken } from '../../language/parts.ts';
import { useNewLines } from './useNewLines.ts';

/** Announces each new log line, once. */
export function useNarration(logLines: readonly LogLine[], pack: Pack): void {
  const announce = useAnnounce();
  const language = useLanguage();
  useNewLines(logLines, (lines) => {
    for (const { sentence } of lines) announce(spoken(sentence, language, pack));
  });
}
