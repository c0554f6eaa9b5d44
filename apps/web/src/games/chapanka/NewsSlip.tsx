import { Disc } from '../../ui/Disc.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { TermsContext } from '../../board/terms/Term.tsx';
import { SentimentSign } from '../../board/SentimentSign.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../../board/Said.tsx';
import { factOf, type News, newsOf } from './news.ts';
import './newsSlip.css';
import type { View } from './view.ts';

/* More payments than this do not fit below each other in the corner beside the table. */
const MANY = 2;

/** Shows the latest payments and their reasons or, without payments, what is at stake. Empty if there is neither. */
export function NewsSlip({ view }: { readonly view: View }) {
  const news = newsOf(view);
  const fact = factOf(view);
  const [first, ...more] = news;
  const { deal, draw } = view.state;
  const say = useSay();
  return (
    <TermsContext value>
      <div className="chapanka-news" data-many={news.length > MANY || undefined}>
        {first !== undefined && (
          <Slip aria-label={say('chapanka.paid.news')} data-folded={deal.trick.length > 0 || draw.length > 0 || undefined}>
            {news.map((each, k) => (
              // different words are a new line, not the same line in another place
              <NewsLine key={`${k} ${say(each.sentence)}`} news={each} />
            ))}
            {more.length > 0 && <small className="chapanka-news-more">{say('chapanka.paid.more', { count: more.length })}</small>}
          </Slip>
        )}
        {first === undefined && fact !== null && (
          <p key={say(fact.sentence)} data-about={fact.about}>
            <Said message={fact.sentence} /> <RuleLink rule={fact.rule} />
          </p>
        )}
      </div>
    </TermsContext>
  );
}

const DISCS = [
  { x: 8, y: 9, turn: 0 },
  { x: 19, y: 20, turn: 40 },
  { x: 27, y: 8, turn: 80 },
  { x: 38, y: 19, turn: 20 },
];

function NewsLine({ news: { sentence, rule, amount, sentiment } }: { readonly news: News }) {
  return (
    <p className="chapanka-news-line" data-sentiment={sentiment}>
      <svg viewBox="0 0 46 30" aria-hidden="true" data-none={amount === 0 || undefined}>
        {DISCS.slice(0, amount).map((place) => (
          <Disc key={place.x} {...place} />
        ))}
      </svg>
      <span>
        <SentimentSign sentiment={sentiment} />
        <Said message={sentence} /> <RuleLink rule={rule} />
      </span>
    </p>
  );
}
