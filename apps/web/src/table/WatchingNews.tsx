import { useCallback, useEffect, useRef, useState } from 'react';
import { handQuestion, watchingNews, whatSpectatorsSee } from '../session/words/watchingWords.ts';
import { useSay } from '../language/language.ts';
import { sentences } from '../language/sentences.ts';
import { Notice } from './Notice.tsx';
import { useTable } from './tableContext.ts';

/** A notice for players that what spectators see has changed. Renders nothing without news, or where a band already says so. */
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
