import { useCallback, useEffect, useRef, useState } from 'react';
import { handQuestion, watchingNews, whatSpectatorsSee } from '../session/words/watchingWords.ts';
import { useSay } from '../language/language.ts';
import { sentences } from '../language/sentences.ts';
import { Notice } from './Notice.tsx';
import { useTable } from './tableContext.ts';

/**
 * A notice that tells players of a change in what spectators see. Renders nothing without a change, or if a banner already reports
 * it.
 */
export function WatchingNews() {
  const say = useSay();
  const { table, you, seat } = useTable();
  const before = useRef(table);
  const [news, setNews] = useState('');
  const close = useCallback(() => setNews(''), []);
  useEffect(() => {
    const announcement = watchingNews(before.current, table, you);
    before.current = table;
    if (announcement.length > 0) setNews(sentences(announcement.map((sentence) => say(sentence))));
  }, [table, you, say]);
  const isSaidByBand = whatSpectatorsSee(table, you) !== null || handQuestion(table, you) !== null;
  if (news === '' || seat === null || isSaidByBand) return null;
  return <Notice key={news} silent message={news} onClose={close} />;
}
