import { describe, expect, test } from 'vitest';
import { QualityJudge, type Verdict } from '../../src/scene/qualityJudge.ts';

function verdictOf(judge: QualityJudge, seconds: number): Verdict {
  for (let frame = 0; frame < 20; frame++) {
    const verdict = judge.took(seconds);
    if (verdict !== 'more') return verdict;
  }
  return 'more';
}

function playedVerdict(judge: QualityJudge, seconds: number): Verdict {
  for (let frame = 0; frame < 100; frame++) {
    const verdict = judge.played(seconds);
    if (verdict !== 'more') return verdict;
  }
  return 'more';
}

describe('the judge of the quality', () => {
  test('raises where low frames are quick and keeps high where those are quick too', () => {
    const judge = new QualityJudge();
    expect(verdictOf(judge, 0.002)).toBe('raise');
    expect(verdictOf(judge, 0.006)).toBe('keep');
  });

  test('stays low where low frames are slow', () => {
    expect(verdictOf(new QualityJudge(), 0.03)).toBe('stay');
  });

  test('gives up at once where a frame is hopelessly slow', () => {
    const judge = new QualityJudge();
    const verdicts = [judge.took(0.5), judge.took(0.5), judge.took(0.5)];
    expect(verdicts).toEqual(['more', 'more', 'stay']);
  });

  test('goes back where high frames are slow', () => {
    const judge = new QualityJudge();
    verdictOf(judge, 0.002);
    expect(verdictOf(judge, 0.02)).toBe('lower');
  });

  test('does not count the first frames, in which programs are built', () => {
    const judge = new QualityJudge();
    judge.took(3);
    judge.took(3);
    expect(verdictOf(judge, 0.002)).toBe('raise');
  });

  test('gives high up in play only when many frames come late', () => {
    const judge = new QualityJudge();
    expect(playedVerdict(judge, 0.017)).toBe('keep');
    judge.played(0.4);
    expect(playedVerdict(judge, 0.017)).toBe('keep');
    expect(playedVerdict(judge, 0.05)).toBe('lower');
  });
});
